//! Building a pile, live.

use wire::Refusal;
use wire::xstack::{Design, EditorView, LiveView, StandView, block_names};
use xstack::sim::{HandTarget, PileBuilder, Stage};
use xstack::{Block, BlockSet, Pile};

use super::live::{live_view, poses};

/// A pile being built: a hand and the laws of nature, but no rules.
pub struct PileEditor {
    builder: PileBuilder,
    target: HandTarget,
}

impl PileEditor {
    /// An empty X.
    pub fn new(design: Design) -> PileEditor {
        PileEditor::with(PileBuilder::new(design.into()))
    }

    /// A pile to go on with, from its text.
    pub fn open(text: &str) -> Result<PileEditor, Refusal> {
        let pile: Pile = text.parse()?;
        Ok(PileEditor::with(PileBuilder::open(&pile)))
    }

    fn with(builder: PileBuilder) -> PileEditor {
        let target = builder.session().target_to_stay();
        PileEditor { builder, target }
    }

    /// What is where.
    pub fn view(&self) -> EditorView {
        let on_x = self.builder.on_x();
        let design = self.builder.design();
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
        self.builder.begin();
        self.builder.take_out(block.parse::<Block>()?)?;
        self.target = self.builder.session().target_to_stay();
        Ok(())
    }

    /// The hand closes on a block on the X at the point nearest to a place.
    pub fn grip(&mut self, block: &str, place: [f64; 3]) -> Result<(), Refusal> {
        self.builder.begin();
        self.builder.grip(block.parse::<Block>()?, place)?;
        self.target = self.builder.session().target_to_stay();
        Ok(())
    }

    /// Puts a block back into the box.
    pub fn put_away(&mut self, block: &str) -> Result<(), Refusal> {
        self.builder.begin();
        Ok(self.builder.put_away(block.parse::<Block>()?)?)
    }

    /// The block in hand is to be held at this place and to lie like this.
    pub fn set_target(&mut self, at: [f64; 3], lies: [f64; 4]) {
        self.target = self.builder.session().target_at(at, lies);
    }

    /// The hand opens.
    pub fn let_go(&mut self) {
        self.builder.let_go();
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.builder.advance(&self.target);
        let impacts = self.builder.take_impacts();
        live_view(self.builder.session(), impacts)
    }

    /// Lets everything come to rest at once.
    pub fn settle(&mut self) {
        while self.builder.session().stage() == Stage::Settling {
            self.builder.advance(&self.target);
        }
    }

    /// Where all blocks are, seven numbers each; not numbers for blocks that are not there.
    pub fn poses(&self) -> Vec<f32> {
        poses(self.builder.session())
    }

    /// The text of the finished pile under a name, or what it lacks.
    pub fn text(&self, name: &str) -> Result<String, Refusal> {
        Ok(self.builder.pile(name)?.to_string())
    }
}
