import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Klotz: las reglas',
  lead: 'Una carrera para dos, tres o cuatro por un bosque de columnas que es de todos. Se aprende en cinco minutos.',
  contents: 'En esta página',
  sections: {
    goal: {
      title: 'De qué se trata',
      body: [
        'En el centro del tablero se alzan cuatro bloques altos, los Klötze, uno por color. Gana quien lleva primero su Klotz a la esquina de su color.',
        'Todo lo demás estorba, y cualquiera puede moverlo: para despejar su camino o para cerrar el de otro. Vigila los otros Klötze tanto como el tuyo. El que olvidas ya está a medio camino.',
      ],
    },
    board: {
      title: 'Tablero y piezas',
      body: [
        'El tablero tiene 14 × 14 casillas, verticales de la a a la n y filas del 1 al 14. Las esquinas son de color: a1 roja, a14 amarilla, n14 verde, n1 azul. También las cuatro casillas del centro: g7 roja, g8 amarilla, h8 verde, h7 azul.',
        {
          list: [
            '24 columnas que no son de nadie: doce de altura 1, cuatro de altura 2, ocho de altura 3. Los anillos de una columna cuentan su altura.',
            'Cuatro Klötze de altura 4, uno por color. Cada uno empieza en la casilla central de su color, la más cercana a su esquina.',
            'Una piedra pequeña de su color para cada jugador, al principio en la mano.',
          ],
        },
        'El lugar de las columnas al empezar se llama disposición. Se elige una antes de la partida, o se crea una propia. Todas las de aquí son reconstrucciones: la imagen de la original se ha perdido.',
      ],
    },
    turn: {
      title: 'Tu turno',
      body: [
        'Se juega por turnos, en el sentido de las agujas del reloj según las esquinas: rojo, amarillo, verde, azul. Acordáis quién empieza. En tu turno mueves exactamente una pieza:',
        {
          list: [
            'tu propio Klotz, exactamente 4 pasos; o',
            'una columna que no lleve la piedra de otro. Tu piedra se pone encima, estuviera donde estuviera, y la columna avanza tantos pasos como alta es.',
          ],
        },
        'Los Klötze de los demás nunca los mueves tú.',
      ],
    },
    moving: {
      title: 'Cómo se mueve',
      body: [
        'Los pasos van en horizontal y en vertical, nunca en diagonal. Una jugada puede girar una vez, en ángulo recto, así que nunca vuelve sobre sí misma. Gasta todos sus pasos: una columna de altura 3 avanza tres casillas, no dos.',
        {
          list: [
            'Cada casilla del camino tiene que estar vacía, también la del giro. No se salta por encima de nada.',
            'Las esquinas no se cruzan ni se pisan, con una excepción: tu Klotz en su meta.',
            'Las cuatro casillas de color del centro se pueden cruzar mientras estén vacías, pero ninguna jugada acaba en ellas.',
            'Solo cuenta el final del camino. Si dos caminos llevan a la misma casilla, son la misma jugada.',
          ],
        },
      ],
    },
    stones: {
      title: 'Las piedras',
      body: [
        'Una columna con tu piedra es tuya: nadie más puede moverla. Lo sigue siendo hasta que mueves otra columna, porque tu piedra va con ella. La columna que deja vuelve a ser de todos.',
        'Al mover tu Klotz, tu piedra se queda donde está. Así puedes fijar una columna, como muro o como guardia, mientras tu Klotz corre.',
      ],
    },
    capturing: {
      title: 'Capturar',
      body: [
        'Una columna puede acabar su jugada en una casilla donde hay un Klotz. Ese Klotz queda capturado y vuelve a su propia casilla central, que siempre está libre para él. Desde ahí sigue.',
        {
          list: [
            'Una columna puede capturar cualquier Klotz en juego, también el tuyo.',
            'Capturar nunca es obligatorio.',
            'Un Klotz no captura nada, y las columnas nunca se capturan.',
          ],
        },
      ],
    },
    end: {
      title: 'El final',
      body: [
        'La partida termina en cuanto un Klotz llega a su esquina con el último de sus cuatro pasos. Su jugador ha ganado; los demás no se clasifican.',
        {
          list: [
            'Quien no tiene ninguna jugada legal pasa. Si nadie puede mover, la partida es tablas.',
            'La misma posición con el mismo jugador en turno por tercera vez es tablas, y también una partida de 400 jugadas sin ganador. Se puede acordar otra cosa.',
            'Quien abandona o se queda sin tiempo sale de la partida: su piedra deja el tablero y su Klotz corre la suerte de los que nadie juega. Gana el último que queda.',
            'También se pueden acordar tablas. Tienen que aceptar todos los que siguen en juego.',
          ],
        },
      ],
    },
    fewer: {
      title: 'Con dos o tres jugadores',
      body: [
        'Con dos se suele jugar con rojo y verde; con tres, con rojo, amarillo y verde; elegid otros si queréis. Los Klötze que nadie juega se retiran del tablero. En sus casillas centrales no se puede parar, pero sí cruzarlas.',
        'O acordad que se queden: entonces están en el centro toda la partida, y nada puede capturarlos ni cruzarlos.',
      ],
    },
    options: {
      title: 'Lo que se puede acordar',
      body: [
        {
          terms: [
            [
              'Meta',
              'La esquina de tu color o, para una partida más larga, la opuesta en diagonal. A las otras dos no se puede llegar nunca.',
            ],
            [
              'Klötze sin jugador',
              'Con menos de cuatro jugadores se retiran, o se quedan en el centro.',
            ],
            ['Tres veces la misma posición', 'Tablas, o nada en absoluto.'],
            ['Límite de jugadas', 'Tablas tras 400 jugadas, tras otro número, o nunca.'],
            ['Disposición', 'Una de las del juego, o una tuya hecha en el editor.'],
            [
              'Reloj',
              'Ninguno, un tiempo por jugada, o un tiempo para la partida con un poco más tras cada jugada.',
            ],
          ],
        },
        'Lo que acordáis se guarda con la partida y se muestra mientras jugáis.',
      ],
    },
    ours: {
      title: 'Lo que hemos decidido nosotros',
      body: [
        'Klotz es de Gerald Schmidt y Volker Frey, 1986. Las reglas que conocemos son traducciones y dejan cosas abiertas. Así jugamos, y por esto.',
        {
          terms: [
            [
              'La disposición',
              'Ninguna versión de las reglas que encontramos conserva la imagen. Las disposiciones de aquí tienen el número correcto de columnas y se ven igual desde los cuatro lados y en un espejo, así que ningún color sale favorecido. Cuál se acerca más a la original, no lo sabemos.',
            ],
            [
              'El lugar de los colores',
              'Repartimos las esquinas y pusimos cada Klotz junto a la suya. Cuatro pasos cambian siempre la vertical y la fila en una suma par, así que un Klotz solo puede llegar a la esquina más cercana a su salida y a la opuesta en diagonal.',
            ],
            [
              'Klötze que nadie juega',
              'Una fuente los deja en el centro, otra deja sus casillas vacías. Nosotros los retiramos, salvo que acordéis otra cosa.',
            ],
            [
              'Tu propio Klotz',
              'Ninguna fuente prohíbe que una columna capture el Klotz de quien la mueve. Así que puede.',
            ],
            [
              'Tablas y pasar',
              'Las fuentes no los mencionan. Las partidas con bots y relojes necesitan un final, por eso añadimos la repetición, el límite de jugadas y pasar.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Anotar las jugadas',
      body: [
        {
          terms: [
            ['c3-c5', 'La pieza de c3 va a c5.'],
            ['c3xd5', 'La columna de c3 captura el Klotz de d5.'],
            ['c3-a1#', 'El Klotz de c3 llega a su esquina: partida ganada.'],
            ['--', 'Ninguna jugada legal: el jugador pasa.'],
          ],
        },
      ],
    },
  },
  figures: {
    start: {
      alt: 'El tablero entero al empezar: 24 columnas en un dibujo simétrico, los cuatro Klötze en las casillas de color del centro, una casilla de color en cada esquina.',
      caption: 'El comienzo con la disposición Castillo, una reconstrucción.',
    },
    bend: {
      alt: 'Una columna de altura 3 en c6, puntos en cada casilla que alcanza y una línea de cuentas que llega a e5 con un giro.',
      caption: 'Una columna de altura 3 da exactamente tres pasos, en recta o con un giro.',
    },
    blocked: {
      alt: 'La misma columna de altura 3 en c6 entre otras columnas: quedan pocos puntos, porque hay columnas en sus caminos.',
      caption: 'Lo que está en el camino lo cierra. Solo se rodea con un giro.',
    },
    centre: {
      alt: 'Una columna de altura 3 junto al centro vacío; una línea de cuentas cruza dos casillas de color y acaba más allá.',
      caption: 'Las casillas centrales vacías se cruzan, pero ninguna jugada acaba en ellas.',
    },
    stone: {
      alt: 'Tres columnas de altura 2; dos llevan una piedra, una roja y otra verde.',
      caption:
        'Solo rojo puede mover la columna con la piedra roja; solo verde, la de la piedra verde. La libre es para todos.',
    },
    capture: {
      alt: 'Una columna de altura 3 cuyo camino acaba, tras un giro, en la casilla del Klotz verde; un anillo partido marca la captura.',
      caption: 'La columna captura el Klotz verde, que vuelve a h8.',
    },
    win: {
      alt: 'El Klotz rojo cerca de la esquina a1 con una línea de cuentas de cuatro pasos que acaba en la esquina.',
      caption: 'Cuatro pasos, un giro, y rojo ha ganado.',
    },
  },
};

export default text;
