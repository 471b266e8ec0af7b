import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'X-Stack: las reglas',
  lead: 'Saca un bloque de la pila, vuelve a ponerlo más arriba, y toma otro si te atreves. De dos a cinco, con manos firmes.',
  contents: 'En esta página',
  sections: {
    goal: {
      title: 'De qué se trata',
      body: [
        'Treinta y seis bloques de madera descansan en una X negra. En tu turno sacas uno y vuelves a ponerlo más arriba. Después puedes tomar otro para ti. Lo que cae cuenta en tu contra.',
        'Aquí nada se sortea: los bloques son cuerpos sólidos, con su peso y su roce, y la mano que tira de ellos no es más fuerte que una mano cuidadosa. Gana quien tenga más puntos cuando la X esté casi vacía.',
      ],
    },
    material: {
      title: 'La X y sus bloques',
      body: [
        'Dos tablas negras se cruzan y forman una X. En su mitad de arriba está la pila: seis bloques de cada uno de los seis colores, rojo, azul, verde, amarillo, blanco y madera sin pintar. Cada color, menos la madera sin pintar, tiene un signo: nadie tiene que conocerlo solo por el color.',
        {
          terms: [
            [
              'Abanico',
              'barras de delante atrás y tablillas de izquierda a derecha, piso sobre piso, más ancho hacia arriba. La pila habitual.',
            ],
            ['Muro', 'cubos y barras en dos filas, como ladrillos: estrecho y alto.'],
            ['Abanico alto', 'un abanico sobre tablas menos profundas, con un piso más.'],
          ],
        },
        'Cada pila tiene un número, y el mismo número construye siempre la misma pila. También puedes construir la tuya en el editor.',
      ],
    },
    turn: {
      title: 'Tu turno',
      body: [
        {
          list: [
            'Saca un bloque y vuelve a ponerlo más arriba: cuando todo esté quieto, su punto más bajo debe estar más de 1 mm por encima de donde estaba antes de tu turno. Una línea fina muestra esa altura. Debe descansar en la X o en bloques que estén en ella.',
            'Después puedes tomar otro bloque de la pila como bonus. Llévalo a tu bandeja, junto a la X. O terminas el turno.',
          ],
        },
        'Un bloque que sueltas después de moverlo menos de 1 cm se ha quedado: prueba otro, o el mismo otra vez. Si se movió más sin salir, sigues con ese y con ningún otro, o lo abandonas.',
        'Un bloque que salió y no está más arriba es malus, y tu turno termina. Lo mismo uno que abandonas.',
        'Tu mano puede estar cerrada 90 segundos en un turno. Después el bloque que tiene es malus.',
      ],
    },
    hand: {
      title: 'La mano',
      body: [
        'Sujetas un bloque por donde lo tocaste. La mano tira con una fuerza limitada: un bloque atascado se le escurre en vez de arrastrar la pila, y ves y oyes el esfuerzo. No va más deprisa que 30 cm por segundo.',
        'Ninguna mano está quieta del todo. Cuánto tiembla se acuerda antes de la partida, y es igual para todos.',
      ],
    },
    falling: {
      title: 'Cuando algo cae',
      body: [
        'Un bloque ha caído cuando toca la mesa. Entonces tu turno termina en cuanto todo esté quieto. Todos los bloques que hayan caído hasta entonces son tu malus, y también el bloque de tu mano o el bonus que acabas de tomar.',
        'En la X los bloques pueden deslizarse como quieran.',
      ],
    },
    forbidden: {
      title: 'El bloque prohibido',
      body: [
        'El bloque que el jugador anterior acaba de volver a poner está prohibido: no puedes tirar de él ni tomarlo como bonus. Tampoco puedes tomar como bonus el bloque que tú has vuelto a poner en este turno.',
        'En vez de tirar de un bloque puedes rehusar: al principio de tu turno, o después de un bloque que se ha quedado, tomas el bloque prohibido como malus, y tu turno termina. Si otros caen porque falta, también son malus. Si antes de ti no se ha vuelto a poner nada, no puedes rehusar.',
      ],
    },
    points: {
      title: 'Bonus y malus',
      body: [
        {
          list: [
            'Un bloque de bonus vale 1 punto, uno rojo 0.',
            'Un bloque de malus cuesta 1 punto, también uno rojo.',
            'Un nuevo bloque de bonus saca del juego todos tus bloques de malus de su color. No protege de los siguientes.',
          ],
        },
      ],
    },
    end: {
      title: 'El final',
      body: [
        'Cuando al final de un turno quedan 4 bloques o menos en la X, la partida termina. Gana quien tenga más puntos; en caso de empate, la victoria se comparte.',
        'Si jugáis varias rondas, sus puntos se suman, y en cada ronda empieza el siguiente.',
      ],
    },
    options: {
      title: 'Lo que podéis acordar',
      body: [
        {
          terms: [
            ['Pila', 'abanico, muro, abanico alto, o una propia.'],
            ['Mano', 'suave (0,5 N), normal (0,7 N) o fuerte (4 N).'],
            ['Temblor', 'ninguno, poco, natural o mucho.'],
            ['Rondas', '1 a 5.'],
          ],
        },
      ],
    },
    ours: {
      title: 'Lo que es nuestro',
      body: [
        'El juego es de Zoltán Aczél, 1998. No conocemos su título; X-Stack es nuestro nombre de trabajo.',
        'Del material solo nos ha llegado una parte: dos tablas negras que forman una X, 36 bloques, varios colores, entre ellos rojo y azul. La forma del soporte, los tamaños de los bloques y las tres pilas son nuestra reconstrucción, hallada simulando muchas, hasta que algunos bloques están claramente sueltos, algunos claramente cargan y muchos son una pregunta.',
        'También decidimos: 90 segundos para la mano, 1 mm para «más arriba», 1 cm para «se ha quedado», que no se rehúsa sin bloque prohibido, y que un bloque está tomado en cuanto está libre y a 5 cm al lado del soporte.',
      ],
    },
    notation: {
      title: 'Cómo se escriben los turnos',
      body: [
        'Los bloques se llaman por su color y un número: R, B, G, Y, W y N con 01 a 06.',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 se volvió a poner más arriba, luego se tomó Y05.'],
            ['pull B03 fell R01 G06', 'mientras se tiraba de B03 cayeron R01 y G06.'],
            ['pull B03 low', 'B03 se volvió a poner demasiado bajo.'],
            ['decline W02', 'se tomó W02 en su lugar.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'La pila abanico en su X negra', caption: 'Abanico' },
    wall: { alt: 'La pila muro, dos filas de bloques como ladrillos', caption: 'Muro' },
    'high-fan': { alt: 'La pila abanico alto', caption: 'Abanico alto' },
    line: {
      alt: 'Una mano sujeta un bloque por encima de una línea fina',
      caption:
        'La línea está donde estaba el punto más bajo de este bloque. Aquí arriba se puede soltar.',
    },
    forbidden: {
      alt: 'Un bloque encima de la pila está marcado como prohibido',
      caption: 'Este bloque se acaba de volver a poner. No se puede tocar.',
    },
    trays: {
      alt: 'Bandejas con bloques de bonus y de malus delante de la X',
      caption: 'Los bloques de bonus en una bandeja, los de malus en la otra.',
    },
  },
};

export default text;
