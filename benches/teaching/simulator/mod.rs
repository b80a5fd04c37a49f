//! Simulated learners who practise by different policies and are tested afterwards. None of the learners
//! remembers by the model the schedule believes in.

pub(crate) mod activation;
pub(crate) mod calibration;
pub(crate) mod chance;
pub(crate) mod clairvoyant;
pub(crate) mod comparison;
pub(crate) mod interference;
pub(crate) mod learner;
pub(crate) mod material;
pub(crate) mod mixed;
pub(crate) mod ours;
pub(crate) mod policy;
pub(crate) mod power_law;
pub(crate) mod trial;
pub(crate) mod two_states;

use self::clairvoyant::Clairvoyant;
use self::learner::Learner;
use self::material::Material;
use self::policy::Policy;
use self::trial::Budget;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum World {
    Activation,
    TwoStates,
    PowerLaw,
    Interference,
    Mixed,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Chooser {
    Shuffle,
    Ours,
    Lowest,
    Leitner,
    Weakest,
    Clairvoyant(Clairvoyant),
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Setting {
    pub(crate) cells: usize,
    pub(crate) budget: Budget,
}

impl World {
    pub(crate) const ALL: [Self; 5] =
        [Self::Activation, Self::TwoStates, Self::PowerLaw, Self::Interference, Self::Mixed];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Activation => "activation",
            Self::TwoStates => "two states",
            Self::PowerLaw => "power law",
            Self::Interference => "interference",
            Self::Mixed => "mixed",
        }
    }

    pub(crate) fn learner(self, seed: u64, material: &Material) -> Box<dyn Learner> {
        let hard = material.hard();
        match self {
            Self::Activation => Box::new(activation::Activation::new(seed, &hard)),
            Self::TwoStates => Box::new(two_states::TwoStates::new(seed, &hard)),
            Self::PowerLaw => Box::new(power_law::PowerLaw::new(seed, &hard)),
            Self::Interference => Box::new(interference::Interference::new(seed, &material.partners())),
            Self::Mixed => Box::new(mixed::Mixed::new(seed, material)),
        }
    }
}

impl Chooser {
    /// All that see answers and times alone; the first is what the others are compared with.
    pub(crate) const ALL: [Self; 5] = [Self::Shuffle, Self::Ours, Self::Lowest, Self::Leitner, Self::Weakest];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Shuffle => "full-grid shuffle",
            Self::Ours => "**ours**",
            Self::Lowest => "FSRS, lowest first",
            Self::Leitner => "Leitner",
            Self::Weakest => "keep the weakest",
            Self::Clairvoyant(_) => "ceiling",
        }
    }

    fn policy(self, seed: u64, material: &Material, learner: &dyn Learner, budget: Budget) -> Box<dyn Policy> {
        let cells = material.cells.len();
        match self {
            Self::Shuffle => Box::new(policy::Shuffle::new(cells, seed)),
            Self::Ours => Box::new(ours::Ours::new(material, budget.seconds, seed)),
            Self::Lowest => Box::new(policy::Lowest::new(cells, seed)),
            Self::Leitner => Box::new(policy::Leitner::new(cells, seed)),
            Self::Weakest => Box::new(policy::Weakest::new(cells, seed)),
            Self::Clairvoyant(kind) => kind.policy(seed, material, learner, budget),
        }
    }
}

impl Setting {
    pub(crate) const fn new(cells: usize, seconds: f64, days: u32) -> Self {
        Self { cells, budget: Budget { seconds, days } }
    }

    pub(crate) fn name(self) -> String {
        format!("{}, {} s × {} d", self.cells, self.budget.seconds, self.budget.days)
    }

    pub(crate) fn material(self) -> Material {
        if self.cells == 44 { Material::four_rows() } else { Material::tableau() }
    }
}
