import type { MessagesLike } from '../shape';
import type english from '../en/coach';

export default {
  /** El análisis de una partida. */
  analysis: {
    title: 'Análisis',
    close: 'Cerrar el análisis',
    chart:
      'Probabilidad de ganar de cada jugador; {known} de {of} jugadas analizadas. La lista de abajo contiene los mismos datos.',
    progress: '{known} de {of}',
    stop: 'Detener',
    'go-on': 'Reanudar',
    percent: '{percent} %',
    best: 'Mejor jugada:',
    show: 'Ver en el tablero',
    'best-played': 'Es la que se jugó.',
    try: 'Jugar desde aquí',
    'try-bots': 'Contra bots',
    'turning-none': 'Ninguna jugada decidió por sí sola la partida.',
    turning: 'Momento decisivo:',
    'turning-points': 'Momentos decisivos:',
    moves: 'Cada jugada y su valoración',
    move: 'Jugada',
    chance: 'Probabilidad de ganar',
    better: 'Era mejor',
    honest: 'Es la estimación rápida de un bot fuerte, no una demostración.',
  },
  /** Lo que habla a favor de un turno de The Climbers. */
  climbersReasons: {
    wins: 'Termina la partida y gana.',
    climbs: 'El peón llega a la altura {height}.',
    leads: 'Toma la delantera.',
    hinders: 'Impide que {player} suba sin escaleras hasta la altura {height}.',
    readies: 'La altura {height} queda al alcance en el próximo turno.',
    saves: 'No gasta ninguna escalera.',
    waits: 'No hay nada mejor, y así no se regala nada.',
  },
  /** Lo que habla a favor de una jugada. */
  klotzReasons: {
    wins: 'El Klotz entra en su meta y gana.',
    forces: {
      one: 'Gana en el acto.',
      other: 'Fuerza la victoria en {count} jugadas.',
    },
    captures: 'Devuelve el Klotz de {player} al centro.',
    parries: 'Le cierra la meta a {player}.',
    threatens: 'Amenaza con entrar en la meta.',
    escapes: 'Pone a salvo el Klotz.',
    nears: {
      one: 'Deja el Klotz a una jugada de la meta.',
      other: 'Deja el Klotz a {count} jugadas de la meta.',
    },
    opens: {
      one: 'Despeja el camino: a una jugada de la meta.',
      other: 'Despeja el camino: a {count} jugadas de la meta.',
    },
    hinders: 'Alarga el camino de {player}.',
    'holds-out': 'Aquí pierde cualquier jugada; esta es la que más aguanta.',
    prepares: 'Aún no amenaza nada, pero a la larga mejora la posición.',
  },
  /** Los problemas. */
  puzzles: {
    title: '{game}: problemas',
    'klotz-lead':
      'Solo hay una jugada ganadora. Encuéntrala y remata la partida contra la mejor defensa.',
    'climbers-lead':
      'Solo un movimiento de bloque permite al peón subir hasta lo más alto. Encuéntralo y sube.',
    'grade-1': 'Fácil',
    'grade-2': 'Medio',
    'grade-3': 'Difícil',
    'grade-4': 'Experto',
    number: 'Problema {number}',
    'solved-of': '{solved} de {all} resueltos',
    'all-solved': 'Todos resueltos. Puedes repetir el que quieras.',
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
      one: 'Te toca: gana en {count} jugada.',
      other: 'Te toca: gana en {count} jugadas.',
    },
    reach: 'Alcanza la altura {height}',
    'task-climbers': 'Te toca: lleva tu peón a la altura {height}.',
    there: 'Has alcanzado la altura {height}. Termina el turno.',
    'hint-block': 'Hay que mover el {block}.',
    'low-nothing': 'Altura {reached}. Con otro bloque se llega a la altura {height}.',
    'low-block':
      'Altura {reached}. El bloque es ese, pero no el lugar o la orientación: se puede llegar a la altura {height}.',
    'low-deed':
      'Altura {reached}. El bloque está bien puesto; ahora busca el camino hasta la altura {height}.',
    wrong: 'Esa no: {player} responde {move}. {reason}',
    'no-longer': 'Ya no se puede forzar la victoria a tiempo.',
    'try-again': 'Reintentar',
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
