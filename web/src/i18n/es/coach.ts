import type { MessagesLike } from '../shape';
import type english from '../en/coach';

export default {
  /** El análisis de una partida. */
  analysis: {
    title: 'Análisis',
    close: 'Cerrar el análisis',
    chart:
      'Posibilidades de ganar de cada cual; {known} de {of} jugadas valoradas. La lista de abajo dice lo mismo.',
    progress: '{known} de {of}',
    stop: 'Detener',
    'go-on': 'Seguir',
    percent: '{percent} %',
    best: 'Lo mejor desde aquí:',
    show: 'Mostrarlo en el tablero',
    'best-played': 'Es lo que se jugó.',
    try: 'Seguir desde aquí',
    'try-bots': 'Contra bots',
    'turning-none': 'Ninguna jugada por sí sola dio la vuelta a esta partida.',
    turning: 'Punto de inflexión:',
    'turning-points': 'Puntos de inflexión:',
    moves: 'Cada jugada y su valoración',
    move: 'Jugada',
    chance: 'Posibilidad tras ella',
    better: 'Mejor',
    honest: 'La estimación de un bot fuerte tras un vistazo, no una prueba.',
  },
  /** Lo que habla a favor de un turno de The Climbers. */
  climbersReasons: {
    wins: 'Termina la partida, y la gana.',
    climbs: 'El peón llega a la altura {height}.',
    leads: 'Toma la delantera.',
    hinders: '{player} habría podido subir a pie hasta la altura {height}; ahora está cerrado.',
    readies: 'La altura {height} queda al alcance en el próximo turno.',
    saves: 'No cuesta ninguna escalera.',
    waits: 'No hay nada mejor a la vista; así no se regala nada.',
  },
  /** Lo que habla a favor de una jugada. */
  klotzReasons: {
    wins: 'El Klotz entra en su meta y gana.',
    forces: {
      one: 'Gana en el acto.',
      other: 'Fuerza la victoria en {count} jugadas.',
    },
    captures: 'Devuelve el Klotz de {player} al centro.',
    parries: 'Cierra la meta a {player}.',
    threatens: 'Amenaza con entrar en la meta.',
    escapes: 'Pone el Klotz fuera de peligro.',
    nears: {
      one: 'Al Klotz le queda entonces una jugada hasta la meta.',
      other: 'Al Klotz le quedan entonces {count} jugadas hasta la meta.',
    },
    opens: {
      one: 'Despeja el camino: una jugada hasta la meta.',
      other: 'Despeja el camino: {count} jugadas hasta la meta.',
    },
    hinders: 'Alarga el camino de {player}.',
    'holds-out': 'Aquí pierde cualquier jugada; esta es la que más aguanta.',
    prepares: 'Aún no amenaza nada, pero a la larga es el mejor sitio.',
  },
  /** Los problemas. */
  puzzles: {
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
    'load-failed':
      'No se pudieron cargar los problemas. Comprueba la conexión e inténtalo de nuevo.',
  },
} satisfies MessagesLike<typeof english>;
