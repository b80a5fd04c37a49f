//! Sound rendered through the mixing path itself, with no sound card.

mod ear;
mod loudspeaker;
mod mixing;
