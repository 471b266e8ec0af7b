import type { Translation } from '../../shape';
import type { puzzles as english } from '../en/puzzles';

/** Los problemas. */
export const puzzles: Translation<typeof english> = {
  'klotz-lead':
    'Una jugada gana, y solo una. Encuéntrala y llévala a término contra la defensa más tenaz.',
  'climbers-lead':
    'Un solo movimiento de bloque lleva el peón a lo más alto. Encuéntralo, y después el camino para subir.',
  'grade-1': 'Fácil',
  'grade-2': 'Medio',
  'grade-3': 'Difícil',
  'grade-4': 'Experto',
  number: 'Problema {number}',
  'solved-of': '{solved} de {all} resueltos',
  'all-solved': 'Todos resueltos. Cada uno puede jugarse otra vez.',
  begin: 'Empezar por el problema {number}',
  'go-on': 'Seguir con el problema {number}',
  'state-open': 'sin resolver',
  'state-solved': 'resuelto',
  'state-clean': 'resuelto sin fallos',
  'win-in': {
    one: 'Gana en {count} jugada',
    other: 'Gana en {count} jugadas',
  },
  'task-klotz': {
    one: 'Te toca: gana con {count} jugada.',
    other: 'Te toca: gana en {count} jugadas.',
  },
  reach: 'Alcanza la altura {height}',
  'task-climbers': 'Te toca: lleva tu peón a la altura {height}.',
  there: 'Has alcanzado la altura {height}. Termina el turno.',
  'hint-block': 'El bloque que hay que mover: {block}.',
  'low-nothing': 'Altura {reached}. Otro bloque lleva a la altura {height}.',
  'low-block':
    'Altura {reached}. Es el bloque correcto, pero su lugar o su posición no lo es; se puede llegar a la altura {height}.',
  'low-deed':
    'Altura {reached}. El bloque está donde debe; ahora hay un camino hasta la altura {height}.',
  wrong: 'Esa no: {player} responde {move}. {reason}',
  'no-longer': 'Ya no se puede forzar la victoria a tiempo.',
  'try-again': 'Otra vez',
  solved: 'Resuelto',
  'without-mistakes': 'Sin un solo fallo.',
  'with-hint': 'Con una pista.',
  'after-mistakes': {
    one: 'Tras {count} fallo.',
    other: 'Tras {count} fallos.',
  },
  next: 'Problema siguiente',
  all: 'Todos los problemas',
  missing: 'No existe el problema {number}.',
  'load-failed': 'No se pudieron cargar los problemas. Comprueba la conexión e inténtalo de nuevo.',
};
