//! Building a pile, live.

use wire::Refusal;
use wire::xstack::{Design, EditorView, LiveView, StandView, block_names};
use xstack::sim::{Stage, Wish, Workshop};
use xstack::{Block, BlockSet, Pile};

use super::live::{live_view, poses};

/// A pile being built: a hand and the laws of nature, but no rules.
pub struct PileEditor {
    workshop: Workshop,
    wish: Wish,
}

impl PileEditor {
    /// An empty X.
    pub fn new(design: Design) -> PileEditor {
        PileEditor::with(Workshop::new(design.into()))
    }

    /// A pile to go on with, from its text.
    pub fn open(text: &str) -> Result<PileEditor, Refusal> {
        let pile: Pile = text.parse()?;
        Ok(PileEditor::with(Workshop::open(&pile)))
    }

    fn with(workshop: Workshop) -> PileEditor {
        let wish = workshop.session().wish_to_stay();
        PileEditor { workshop, wish }
    }

    /// What is where.
    pub fn view(&self) -> EditorView {
        let on_x = self.workshop.on_x();
        let design = self.workshop.design();
        let sizes = xstack::Design::of(design).sizes();
        EditorView {
            design: design.into(),
            stand: StandView::new(design),
            sizes: sizes.iter().map(|size| size.0).collect(),
            on_x: block_names(on_x),
            in_box: block_names(BlockSet::ALL.minus(on_x)),
        }
    }

    /// Takes a block out of the box into the hand, above everything else.
    pub fn take_out(&mut self, block: &str) -> Result<(), Refusal> {
        self.workshop.begin();
        self.workshop.take_out(block.parse::<Block>()?)?;
        self.wish = self.workshop.session().wish_to_stay();
        Ok(())
    }

    /// The hand closes on a block on the X at the point nearest to a place.
    pub fn grip(&mut self, block: &str, place: [f64; 3]) -> Result<(), Refusal> {
        self.workshop.begin();
        self.workshop.grip(block.parse::<Block>()?, place)?;
        self.wish = self.workshop.session().wish_to_stay();
        Ok(())
    }

    /// Puts a block back into the box.
    pub fn put_away(&mut self, block: &str) -> Result<(), Refusal> {
        self.workshop.begin();
        Ok(self.workshop.put_away(block.parse::<Block>()?)?)
    }

    /// The block in hand is to be held at this place and to lie like this.
    pub fn wish(&mut self, at: [f64; 3], lies: [f64; 4]) {
        self.wish = self.workshop.session().wish(at, lies);
    }

    /// The hand opens.
    pub fn let_go(&mut self) {
        self.workshop.let_go();
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.workshop.advance(&self.wish);
        let knocks = self.workshop.take_knocks();
        live_view(self.workshop.session(), knocks)
    }

    /// Lets everything come to rest at once.
    pub fn settle(&mut self) {
        while self.workshop.session().stage() == Stage::Settling {
            self.workshop.advance(&self.wish);
        }
    }

    /// Where all blocks are, seven numbers each; not numbers for blocks that are not there.
    pub fn poses(&self) -> Vec<f32> {
        poses(self.workshop.session())
    }

    /// The text of the finished pile under a name, or what it lacks.
    pub fn text(&self, name: &str) -> Result<String, Refusal> {
        Ok(self.workshop.pile(name)?.to_string())
    }
}
