; The installer for one user: no administrator is asked for. Profiles are in %APPDATA% and are never touched.
; scripts/package names VERSION, FOUR (a.b.c.d), FROM (the folder with the files) and OUT.
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tailleur"
!define PACK "Tailleur.Pack"

Name "Tailleur"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tailleur"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "Tailleur ${VERSION}"

VIProductVersion "${FOUR}"
VIAddVersionKey "ProductName" "Tailleur"
VIAddVersionKey "FileDescription" "Tailleur"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "assets\icons\tailleur.ico"
!define MUI_UNICON "assets\icons\tailleur.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tailleur-window.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"

LangString PACK_TYPE ${LANG_ENGLISH} "Tailleur lesson pack"
LangString PACK_TYPE ${LANG_FRENCH} "Module de leçons Tailleur"
LangString PACK_TYPE ${LANG_ITALIAN} "Pacchetto di lezioni Tailleur"

Section
    SetOutPath "$INSTDIR"
    File "${FROM}\*.*"
    CreateShortcut "$SMPROGRAMS\Tailleur.lnk" "$INSTDIR\tailleur-window.exe" "" "$INSTDIR\tailleur.exe" 0

    WriteRegStr HKCU "Software\Classes\.tailleur-pack" "" "${PACK}"
    WriteRegStr HKCU "Software\Classes\${PACK}" "" "$(PACK_TYPE)"
    WriteRegStr HKCU "Software\Classes\${PACK}\DefaultIcon" "" "$INSTDIR\tailleur.exe,0"
    WriteRegStr HKCU "Software\Classes\${PACK}\shell\open\command" "" '"$INSTDIR\tailleur-window.exe" "%1"'
    ; "tailleur" in the Run box and for other programs.
    WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\tailleur.exe" "" "$INSTDIR\tailleur.exe"

    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${KEY}" "DisplayName" "Tailleur"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tailleur.exe,0"
    WriteRegStr HKCU "${KEY}" "Publisher" "The Tailleur authors"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
    System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
    Delete "$INSTDIR\tailleur.exe"
    Delete "$INSTDIR\tailleur-window.exe"
    Delete "$INSTDIR\README.md.txt"
    Delete "$INSTDIR\LICENSE-MIT.txt"
    Delete "$INSTDIR\LICENSE-APACHE.txt"
    Delete "$INSTDIR\LIBRARIES.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Tailleur.lnk"
    DeleteRegKey HKCU "Software\Classes\${PACK}"
    ReadRegStr $0 HKCU "Software\Classes\.tailleur-pack" ""
    StrCmp $0 "${PACK}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.tailleur-pack"
    DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\tailleur.exe"
    DeleteRegKey HKCU "${KEY}"
    System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd
