//! Building a pile, live.

use wire::Refusal;
use wire::xstack_view::{Design, EditorView, StandView, block_names};
use xstack::sim::{HandTarget, LiveAct, PileBuilder, Stage};
use xstack::{Block, BlockSet, Pile};

use super::LiveView;

/// A pile being built: a hand and physics, but no rules.
pub struct PileEditor {
    builder: PileBuilder,
    target: HandTarget,
}

impl PileEditor {
    /// An empty X.
    pub fn new(design: Design) -> PileEditor {
        PileEditor::with(PileBuilder::new(design.into()))
    }

    /// Opens a pile from its text.
    pub fn open(text: &str) -> Result<PileEditor, Refusal> {
        let pile: Pile = text.parse()?;
        Ok(PileEditor::with(PileBuilder::open(&pile)))
    }

    fn with(builder: PileBuilder) -> PileEditor {
        let target = builder.live_act().target_to_stay();
        PileEditor { builder, target }
    }

    /// The state of the editor.
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
        self.target = self.builder.live_act().target_to_stay();
        Ok(())
    }

    /// The hand closes on a block on the X at the point nearest to a place.
    pub fn grip(&mut self, block: &str, place: [f64; 3]) -> Result<(), Refusal> {
        self.builder.begin();
        self.builder.grip(block.parse::<Block>()?, place)?;
        self.target = self.builder.live_act().target_to_stay();
        Ok(())
    }

    /// Puts a block back into the box.
    pub fn put_away(&mut self, block: &str) -> Result<(), Refusal> {
        self.builder.begin();
        Ok(self.builder.put_away(block.parse::<Block>()?)?)
    }

    /// The block in hand is to be held at this place and to lie like this.
    pub fn set_target(&mut self, at: [f64; 3], lies: [f64; 4]) {
        self.target = self.builder.live_act().target_at(at, lies);
    }

    /// The hand opens.
    pub fn let_go(&mut self) {
        self.builder.let_go();
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.builder.advance(&self.target);
        let impacts = self.builder.take_impacts();
        let live = LiveView::new(self.builder.live_act(), impacts);
        LiveView { landing: self.builder.live_act().landing(), ..live }
    }

    /// Lets everything come to rest at once.
    pub fn settle(&mut self) {
        while self.builder.live_act().stage() == Stage::Settling {
            self.builder.advance(&self.target);
        }
    }

    /// The simulated act, for the poses of its blocks.
    pub fn live_act(&self) -> &LiveAct {
        self.builder.live_act()
    }

    /// The text of the finished pile under a name, or why it is not finished.
    pub fn text(&self, name: &str) -> Result<String, Refusal> {
        Ok(self.builder.pile(name)?.to_string())
    }
}
