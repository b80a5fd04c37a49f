#!/bin/sh
# Installs Tailleur for the user who runs it, in ~/.local; "install.sh --remove" takes it away again. Profiles stay.
# PREFIX=/usr/local installs it elsewhere.
set -eu

cd "$(dirname "$0")"
prefix=${PREFIX:-$HOME/.local}

refresh() {
    # The desktop finds the program, its icon and its files without these, but some only at the next login.
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || :; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || :; fi
    if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor" || :; fi
}

files() { find bin share -type f; }

if [ "${1:-}" = --remove ]; then
    files | while IFS= read -r file; do rm -f "$prefix/$file"; done
    rmdir "$prefix/share/doc/tailleur" 2>/dev/null || :
    refresh
    echo "Tailleur is removed. Your profiles are where they were."
    exit
fi

files | while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # An older version may be running.
    rm -f "$prefix/$file"
    cp -p "$file" "$prefix/$file"
done
# The menu finds it wherever it is.
sed -i "s|^Exec=tailleur|Exec=\"$prefix/bin/tailleur\"|; s|^TryExec=tailleur|TryExec=$prefix/bin/tailleur|" \
    "$prefix/share/applications/tailleur.desktop"
refresh
echo "Tailleur is installed: $prefix/bin/tailleur, and in the menu of your desktop."
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "To start it as \"tailleur\" in a terminal, add $prefix/bin to your PATH." ;;
esac
