//! Zips byte by byte, so that anything about them can lie.

use sha2::{Digest as _, Sha256};

/// A file in a zip, as its headers tell and as it is.
#[derive(Clone)]
pub(super) struct Member {
    pub(super) name: Vec<u8>,
    pub(super) data: Vec<u8>,
    pub(super) method: u16,
    pub(super) flags: u16,
    pub(super) crc: u32,
    pub(super) size: u32,
    pub(super) mode: u32,
    pub(super) extra: Vec<u8>,
    pub(super) own_name: Option<Vec<u8>>,
    pub(super) own_size: Option<u32>,
    pub(super) gap: Vec<u8>,
    pub(super) begins: Option<u32>,
    pub(super) only_listed: bool,
}

impl Member {
    pub(super) fn new(name: impl AsRef<[u8]>, data: impl AsRef<[u8]>) -> Self {
        let data = data.as_ref().to_vec();
        Self {
            name: name.as_ref().to_vec(),
            method: 0,
            flags: 1 << 11,
            crc: crc32fast::hash(&data),
            size: data.len() as u32,
            mode: 0o100_644,
            extra: Vec::new(),
            own_name: None,
            own_size: None,
            gap: Vec::new(),
            begins: None,
            only_listed: false,
            data,
        }
    }

    /// The same, made small as a zip program does.
    pub(super) fn deflated(name: &str, data: &[u8]) -> Self {
        use std::io::Write as _;
        let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        zip.start_file(name, options).unwrap();
        zip.write_all(data).unwrap();
        let bytes = zip.finish().unwrap().into_inner();
        let packed = u32::from_le_bytes(bytes[18..22].try_into().unwrap()) as usize;
        let begin = 30 + name.len() + usize::from(u16::from_le_bytes(bytes[28..30].try_into().unwrap()));
        Self { method: 8, data: bytes[begin..begin + packed].to_vec(), ..Self::new(name, data) }
    }
}

/// A zip that is put together.
#[derive(Clone, Default)]
pub(super) struct Zip {
    pub(super) before: Vec<u8>,
    pub(super) members: Vec<Member>,
    pub(super) comment: Vec<u8>,
    pub(super) after: Vec<u8>,
}

impl Zip {
    /// The file of a good pack of these files, with a manifest that is right.
    pub(super) fn new(files: &[(String, Vec<u8>)]) -> Self {
        Self::with_manifest(&manifest("maison", 2, None, files), files)
    }

    /// The file of a pack that says this of itself.
    pub(super) fn with_manifest(manifest: &str, files: &[(String, Vec<u8>)]) -> Self {
        let files = files.iter().map(|(name, data)| Member::new(name, data));
        Self {
            members: std::iter::once(Member::new("manifest.ron", manifest)).chain(files).collect(),
            ..Self::default()
        }
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        let (mut bytes, mut list) = (self.before.clone(), Vec::new());
        for member in &self.members {
            bytes.extend(&member.gap);
            let begins = member.begins.unwrap_or(bytes.len() as u32);
            if !member.only_listed {
                let name = member.own_name.as_ref().unwrap_or(&member.name);
                bytes.extend(0x0403_4b50u32.to_le_bytes());
                push_header(&mut bytes, member, member.own_size.unwrap_or(member.size));
                bytes.extend((name.len() as u16).to_le_bytes());
                bytes.extend((member.extra.len() as u16).to_le_bytes());
                bytes.extend(name);
                bytes.extend(&member.extra);
                bytes.extend(&member.data);
            }
            list.extend(0x0201_4b50u32.to_le_bytes());
            list.extend((3u16 << 8 | 0x14).to_le_bytes());
            push_header(&mut list, member, member.size);
            list.extend((member.name.len() as u16).to_le_bytes());
            list.extend((member.extra.len() as u16).to_le_bytes());
            list.extend([0; 6]);
            list.extend((member.mode << 16).to_le_bytes());
            list.extend(begins.to_le_bytes());
            list.extend(&member.name);
            list.extend(&member.extra);
        }
        let (start, count) = (bytes.len() as u32, self.members.len() as u16);
        bytes.extend(&list);
        bytes.extend(0x0605_4b50u32.to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend(count.to_le_bytes());
        bytes.extend(count.to_le_bytes());
        bytes.extend((list.len() as u32).to_le_bytes());
        bytes.extend(start.to_le_bytes());
        bytes.extend((self.comment.len() as u16).to_le_bytes());
        bytes.extend(&self.comment);
        bytes.extend(&self.after);
        bytes
    }
}

fn push_header(to: &mut Vec<u8>, member: &Member, size: u32) {
    to.extend(20u16.to_le_bytes());
    to.extend(member.flags.to_le_bytes());
    to.extend(member.method.to_le_bytes());
    to.extend([0, 0, 0x21, 0]);
    to.extend(member.crc.to_le_bytes());
    to.extend((member.data.len() as u32).to_le_bytes());
    to.extend(size.to_le_bytes());
}

pub(super) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

/// A pack file's manifest in other words: the reader must accept any that means the same.
pub(super) fn manifest(id: &str, version: u32, signer: Option<&str>, files: &[(String, Vec<u8>)]) -> String {
    let mut files: Vec<_> = files.iter().collect();
    files.sort();
    let lines: Vec<String> = files.iter().map(|(name, data)| format!("{}  {name}\n", sha256(data))).collect();
    let listed: Vec<String> = files
        .iter()
        .map(|(name, data)| format!("(name:{name:?},size:{},sha256:{:?})", data.len(), sha256(data)))
        .collect();
    format!(
        "(form:1,id:{id:?},version:{version},program:\"0.1.0\",signer:{},content:{:?},files:[{}])",
        signer.map_or("None".to_owned(), |key| format!("Some({key:?})")),
        sha256(lines.concat().as_bytes()),
        listed.join(",")
    )
}
