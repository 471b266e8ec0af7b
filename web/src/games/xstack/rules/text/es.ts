import type { XStackRulesText } from './shape';

const text: XStackRulesText = {
  title: 'Reglas de X-Stack',
  lead: 'Saca un bloque de la pila, recolócalo más arriba y toma otro si te atreves. De dos a cinco jugadores con buen pulso.',
  contents: 'En esta página',
  summary: {
    title: 'En pocas palabras',
    terms: [
      ['Objetivo', 'Consigue más bloques de bonus que de penalización.'],
      [
        'Tu turno',
        'Saca un bloque de la pila y recolócalo más arriba. Después puedes coger otro como bonus, o parar. Lo que cae, o lo que no queda más alto, es penalización y termina tu turno.',
      ],
      ['Final', 'Cuando quedan cuatro bloques o menos en la X, gana quien tiene más puntos.'],
    ],
  },
  sections: {
    goal: {
      title: 'Objetivo',
      body: [
        'Treinta y seis bloques de madera descansan en una X negra. En tu turno sacas uno y lo recolocas más arriba. Después puedes quedarte con otro. Lo que cae cuenta en tu contra.',
        'Aquí nada depende del azar: los bloques tienen peso y rozamiento, y tu mano no es más fuerte que una mano cuidadosa de verdad. Gana quien tenga más puntos cuando la X esté casi vacía.',
      ],
    },
    material: {
      title: 'La X y sus bloques',
      body: [
        'Dos tablas negras se cruzan y forman una X. En la mitad superior está la pila: seis bloques de cada uno de los seis colores (rojo, azul, verde, amarillo, blanco y madera sin pintar). Todos, menos la madera sin pintar, llevan un símbolo, para no depender solo del color.',
        {
          terms: [
            [
              'Abanico',
              'barras de delante hacia atrás y tablillas de izquierda a derecha, piso sobre piso, cada vez más ancha. La pila habitual.',
            ],
            ['Muro', 'cubos y barras en dos filas, como ladrillos: estrecha y alta.'],
            ['Abanico alto', 'un abanico sobre tablas menos profundas, con un piso más.'],
          ],
        },
        'Cada pila tiene un número, y el mismo número da siempre la misma pila. También puedes construir la tuya en el editor.',
      ],
    },
    turn: {
      title: 'Tu turno',
      body: [
        {
          list: [
            'Saca un bloque y recolócalo más arriba: cuando todo esté quieto, su punto más bajo debe quedar más de 1 mm por encima de donde estaba antes de tu turno. Una línea fina marca esa altura. El bloque debe apoyarse en la X o en bloques que estén en ella.',
            'Después puedes tomar otro bloque de la pila como bonus. Llévalo a 5 cm de la X y es tuyo. O termina el turno.',
          ],
        },
        'Si sueltas un bloque tras moverlo menos de 1 cm, es como si no lo hubieras movido: prueba con otro o con el mismo. Si se ha movido más sin llegar a salir, tienes que seguir con ese bloque o renunciar a él.',
        'Un bloque que ha salido y no queda más arriba es una penalización, y tu turno termina. Lo mismo pasa si renuncias a él.',
        'Puedes sujetar bloques durante 90 segundos por turno. Pasado ese tiempo, el que tengas en la mano es una penalización.',
      ],
    },
    hand: {
      title: 'La mano',
      body: [
        'Sujetas el bloque por donde lo has tocado. La mano tira con una fuerza limitada: un bloque atascado se le escurre en vez de arrastrar la pila, y ves y oyes el esfuerzo. No se mueve a más de 30 cm por segundo.',
        'La mano no tiembla, salvo que elijáis un pulso tembloroso antes de la partida; entonces es igual para todos.',
        'Ratón: agarra un bloque por donde quieras y arrástralo; la rueda lo acerca o lo aleja y, con Mayús, el ratón lo gira; el botón derecho gira la vista, también con un bloque en la mano. Pantalla táctil: toca un bloque para agarrarlo y muévelo con un dedo; gira dos dedos para girarlo; con dos dedos también mueves la vista y haces zoom; el control deslizante acerca el bloque. Puedes levantar el dedo: el bloque sigue en la mano hasta que lo sueltes.',
      ],
    },
    falling: {
      title: 'Cuando caen bloques',
      body: [
        'Un bloque ha caído cuando toca la mesa. Entonces tu turno termina en cuanto todo esté quieto. Todos los bloques que hayan caído hasta entonces son penalizaciones tuyas, igual que el que tengas en la mano o el bonus que acabas de tomar.',
        'Dentro de la X, los bloques pueden deslizarse sin consecuencias.',
      ],
    },
    forbidden: {
      title: 'El bloque prohibido',
      body: [
        'El bloque que el jugador anterior acaba de recolocar está prohibido: no puedes tirar de él ni tomarlo como bonus. Tampoco puedes tomar como bonus el bloque que tú has recolocado en este turno.',
        'En vez de tirar de un bloque puedes pasar: al principio de tu turno, o tras un bloque que no se ha movido, cargas con el bloque prohibido como penalización y tu turno termina. Si al quitarlo caen otros, también son penalizaciones. Si el jugador anterior no ha recolocado ninguno, no puedes pasar.',
      ],
    },
    points: {
      title: 'Bonus y penalizaciones',
      body: [
        {
          list: [
            'Un bloque de bonus vale 1 punto; si es rojo, 0.',
            'Un bloque de penalización resta 1 punto, aunque sea rojo.',
            'Un bloque de bonus nuevo saca del juego todas tus penalizaciones de su color. No protege de las siguientes.',
          ],
        },
      ],
    },
    end: {
      title: 'El final',
      body: [
        'Cuando al final de un turno quedan 4 bloques o menos en la X, la partida termina. Gana quien tenga más puntos; en caso de empate, la victoria se comparte.',
        'Si se juegan varias rondas, los puntos se suman y en cada una empieza el siguiente jugador.',
      ],
    },
    options: {
      title: 'Reglas opcionales',
      body: [
        {
          terms: [
            [
              'Pila',
              'abanico, muro, abanico alto, pirámide, puente, torre, inclinada, columna, aguja, o una propia.',
            ],
            ['Mano', 'suave (0,5 N), normal (0,7 N) o fuerte (4 N).'],
            ['Pulso', 'perfecto, firme, natural o tembloroso.'],
            ['Rondas', 'de 1 a 5.'],
            [
              'Reglas de la casa',
              'nuestras, no de las reglas impresas, cada una opcional: el bloque que recolocaste en tu turno anterior también te está prohibido; el piso más alto no se puede sacar ni tomar; el bonus tiene que estar más abajo que el bloque que acabas de recolocar.',
            ],
          ],
        },
      ],
    },
    ours: {
      title: 'Lo que hemos decidido',
      body: [
        'El juego es de Zoltán Aczél, 1998. No conocemos su título original; X-Stack es un nombre provisional.',
        'De los componentes solo conocemos una parte: dos tablas negras que forman una X, 36 bloques, varios colores, entre ellos rojo y azul. La forma del soporte, los tamaños de los bloques y las tres pilas son nuestra reconstrucción: simulamos muchas hasta dar con pilas en las que unos bloques están claramente sueltos, otros sostienen claramente a los demás y muchos plantean dudas.',
        'También hemos decidido: 90 segundos de mano por turno, 1 mm para «más arriba», 1 cm para «no se ha movido», que no se puede pasar sin bloque prohibido y que un bloque cuenta como tomado cuando está libre y a 5 cm del soporte.',
      ],
    },
    notation: {
      title: 'Notación',
      body: [
        'Cada bloque se nombra con la inicial inglesa de su color y un número de 01 a 06: R rojo, B azul, G verde, Y amarillo, W blanco, N sin pintar.',
        {
          terms: [
            ['pull B03 put | bonus Y05', 'B03 se recolocó más arriba y luego se tomó Y05.'],
            ['pull B03 fell R01 G06', 'mientras se tiraba de B03 cayeron R01 y G06.'],
            ['pull B03 low', 'B03 se recolocó demasiado bajo.'],
            ['decline W02', 'el jugador pasó y cargó con W02.'],
          ],
        },
      ],
    },
  },
  figures: {
    fan: { alt: 'La pila «abanico» en su X negra', caption: 'Abanico' },
    wall: { alt: 'La pila «muro», dos filas de bloques como ladrillos', caption: 'Muro' },
    'high-fan': { alt: 'La pila «abanico alto»', caption: 'Abanico alto' },
    line: {
      alt: 'Una mano sujeta un bloque por encima de una línea fina',
      caption:
        'La línea marca dónde estaba el punto más bajo de este bloque. Por encima de ella se puede soltar.',
    },
    forbidden: {
      alt: 'Un bloque encima de la pila está marcado como prohibido',
      caption: 'Este bloque se acaba de recolocar. No se puede tocar.',
    },
    trays: {
      alt: 'Bandejas con bloques de bonus y de penalización delante de la X',
      caption: 'Los bloques de bonus en una bandeja, los de penalización en la otra.',
    },
  },
};

export default text;
