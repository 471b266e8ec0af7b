/** A page for looking at the scenes while working on them; not part of the build. See `scene-dev.html`. */
import '@fontsource-variable/figtree';
import { FlatBoard } from '@/games/klotz/scene/flat-board';
import { renderTowerThumbnail } from '@/games/climbers/scene/thumbnail';
import { createTowerScene } from '@/games/climbers/scene/tower-scene';
import { GAMES } from '@/games';
import { mountHomeScene } from '@/pages/home/home-scene';
import { KlotzScene } from '@/games/klotz/scene/klotz-scene';
import { renderThumbnail } from '@/games/klotz/scene/thumbnail';
import { sampleMarks, samplePosition, sampleTurn } from './climbers';
import { showPile, showPileThumbnail } from './xstack';
import type { BoardView, Colour, Marks, Piece } from '@/games/klotz/scene/types';

const query = new URLSearchParams(location.search);
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
document.body.classList.toggle('dark', theme === 'dark');
const host = document.getElementById('host')!;
const phone = innerWidth < 600;

const columns: [string, 1 | 2 | 3, Colour?][] = [
  ['b13', 1],
  ['e13', 1],
  ['f12', 3, 'green'],
  ['d11', 2],
  ['k11', 2],
  ['i10', 3],
  ['b10', 1],
  ['c9', 3],
  ['l9', 3],
  ['m10', 1],
  ['j13', 1],
  ['m13', 1],
  ['l7', 3, 'blue'],
  ['c6', 3],
  ['b5', 1],
  ['e5', 1],
  ['d4', 2],
  ['f3', 3],
  ['i3', 3, 'red'],
  ['k4', 2],
  ['m5', 1, 'yellow'],
  ['b2', 1],
  ['j2', 1],
  ['m2', 1],
];
const klotz: [string, Colour][] = [
  ['g10', 'green'],
  ['g7', 'red'],
  ['h8', 'blue'],
  ['j7', 'yellow'],
];
export const view: BoardView = {
  pieces: [
    ...columns.map(([cell, height, stone]): Piece => ({
      kind: 'column',
      cell,
      height,
      stone: stone ?? null,
    })),
    ...klotz.map(([cell, colour]): Piece => ({ kind: 'klotz', cell, colour })),
  ],
};
const path = (text: string) => text.split(' ');
export const marks: Marks = {
  selected: 'c6',
  targets: [
    ...path('a6 b6 i6 j6 k6 c5 c4 c3 h2 h1 h3').map((cell) => ({ cell, kind: 'move' as const })),
    { cell: 'i3', kind: 'capture' },
  ],
  aim: { cell: 'h3', path: path('c6 d6 e6 f6 g6 h6 h5 h4 h3') },
  last: { path: path('h7 i7 j7') },
};
const insets = phone ? { top: 118, bottom: 246 } : { right: 356, top: 84, bottom: 84 };

function showBoard(): void {
  const View = query.has('flat') ? FlatBoard : KlotzScene;
  const board = new View(host, {
    theme,
    insets,
    quality: (query.get('quality') as 'auto' | null) ?? 'high',
  });
  board.setBoard(view);
  if (query.get('marks') !== 'no') board.setMarks(marks);
  Object.assign(window, { board, view, marks });
}

function showTower(): void {
  const tower = createTowerScene(host, {
    theme,
    insets,
    quality: (query.get('quality') as 'auto' | null) ?? 'high',
    reducedMotion: query.has('reduced'),
  });
  const position = samplePosition(Number(query.get('tower') || 7));
  tower.setPosition(position);
  tower.setRuler(
    position.pawns.map(({ colour, at }) => ({ colour, height: query.has('start') ? 0 : at.z })),
  );
  const marks_ = query.get('marks');
  if (marks_ !== null) tower.setMarks(sampleMarks(position, marks_));
  if (query.has('peel')) tower.peel(Number(query.get('peel')));
  if (query.has('heights')) tower.setHeights(true);
  if (query.has('through')) tower.setSeeThrough(true);
  const camera = query.get('camera');
  if (camera) tower.camera(camera as 'home');
  Object.assign(window, { tower, position, turn: sampleTurn(position) });
}

function showPileHere(): void {
  const scene = showPile(host, query.get('pile')!, {
    theme,
    insets,
    quality: (query.get('quality') as 'auto' | null) ?? 'high',
    reducedMotion: query.has('reduced'),
  });
  const camera = query.get('camera');
  if (camera) scene.camera(camera as 'home');
}

/** Several small towers at once, as on the page where one is chosen. */
async function showTowers(): Promise<void> {
  const begun = performance.now();
  const thumbnails = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((seed) =>
      renderTowerThumbnail(samplePosition(seed), { theme, width: 300, height: 260, frames: 16 }),
    ),
  );
  host.append(...thumbnails);
  thumbnails[0]!.dataset.picture = 'finished';
  thumbnails[0]!.title = `${Math.round(performance.now() - begun)} ms`;
}

const CARDS = {
  klotz: { light: ['#EADFCD', '#E3D5BE'], dark: ['#3A3128', '#2C251E'] },
  climbers: { light: ['#D9E0DE', '#CBD6D5'], dark: ['#2F3736', '#242B2B'] },
  xstack: { light: ['#E8D9CF', '#DFCABC'], dark: ['#41332B', '#30251F'] },
} as const;

function showHome(): void {
  document.body.style.background = theme === 'dark' ? '#1B1713' : '#F6F1E9';
  GAMES.forEach(async ({ id, home }, index) => {
    const card = document.createElement('canvas');
    const [from, to] = CARDS[id][theme];
    Object.assign(
      card.style,
      phone
        ? {
            position: 'fixed',
            left: '16px',
            top: `${160 + index * 225}px`,
            width: '358px',
            height: '213px',
            borderRadius: '28px',
          }
        : {
            position: 'fixed',
            left: `${48 + index * 456}px`,
            top: '252px',
            width: '432px',
            height: '607px',
            borderRadius: '28px',
          },
    );
    card.style.background = `linear-gradient(${from}, ${to})`;
    host.append(card);
    await mountHomeScene(await home.loadScene(), card, () => true, { theme });
  });
}

async function showThumbnail(): Promise<void> {
  const still = await renderThumbnail(view, marks, {
    theme,
    width: 640,
    height: 420,
    frames: 24,
    around: ['g6', 'k8', 'h3'],
  });
  still.dataset.picture = 'finished';
  host.append(still);
}

if (query.has('home')) showHome();
else if (query.has('tower')) showTower();
else if (query.has('pile')) showPileHere();
else if (query.has('pile-still')) void showPileThumbnail(host, theme);
else if (query.has('towers')) void showTowers();
else if (query.has('still')) void showThumbnail();
else showBoard();
