import type { KlotzRulesText } from './shape';

const text: KlotzRulesText = {
  title: 'Reglas de Klotz',
  lead: 'Una carrera de dos a cuatro jugadores por un bosque de columnas que todos pueden mover. Se aprende en cinco minutos.',
  contents: 'En esta página',
  summary: {
    title: 'En pocas palabras',
    terms: [
      ['Objetivo', 'Lleva tu Klotz a la esquina de su color antes que los demás.'],
      [
        'Tu turno',
        'Mueve una pieza: tu Klotz, exactamente cuatro pasos, o una columna sin la piedra de otro jugador, exactamente tantos pasos como su altura. Recto o con un solo giro, y solo por casillas vacías. Tu piedra pasa a la columna que mueves y la bloquea.',
      ],
      [
        'Final',
        'Gana el primer Klotz que llega a su esquina. Una columna que termina su movimiento sobre un Klotz lo devuelve al centro.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'Objetivo',
      body: [
        'En el centro del tablero hay cuatro bloques altos, los Klotz, uno por color. Gana quien lleve antes el suyo a la esquina de su color.',
        'Todo lo demás estorba, y cualquiera puede moverlo: para despejar su camino o para cerrar el de otro. Vigila los otros Klotz tanto como el tuyo: el que pierdas de vista ya estará a medio camino. Si alguien está a punto de ganar, conviene que los demás lo frenen juntos.',
      ],
    },
    board: {
      title: 'Tablero y piezas',
      body: [
        'El tablero tiene 14 × 14 casillas, con verticales de la a a la n y filas de la 1 a la 14. Las esquinas son de color: a1 roja, a14 amarilla, n14 verde, n1 azul. También las cuatro casillas del centro: g7 roja, g8 amarilla, h8 verde, h7 azul.',
        {
          list: [
            '24 columnas que no son de nadie: doce de altura 1, cuatro de altura 2, ocho de altura 3. Los anillos de una columna indican su altura.',
            'Cuatro Klotz de altura 4, uno por color. Cada uno empieza en la casilla central de su color, la más cercana a su esquina.',
            'Cada jugador tiene una piedra pequeña de su color. Al principio está en la esquina de ese color, donde no estorba a nadie.',
          ],
        },
        'La colocación inicial de las columnas se llama disposición. Elige una antes de la partida o crea la tuya. Todas las de aquí son reconstrucciones: el diagrama original se ha perdido.',
      ],
    },
    turn: {
      title: 'Tu turno',
      body: [
        'Se juega por turnos en el sentido de las agujas del reloj: rojo, amarillo, verde, azul. Antes de empezar se decide quién va primero. En tu turno mueves una sola pieza:',
        {
          list: [
            'tu propio Klotz, exactamente 4 pasos; o',
            'una columna que no lleve la piedra de otro. Pon encima tu piedra, esté donde esté; después la columna da exactamente tantos pasos como su altura.',
          ],
        },
        'Nunca puedes mover el Klotz de otro jugador.',
      ],
    },
    moving: {
      title: 'Cómo se mueve',
      body: [
        'Los pasos van en horizontal y en vertical, nunca en diagonal. Una pieza puede girar una sola vez, en ángulo recto, así que nunca vuelve atrás. Tiene que dar todos sus pasos: una columna de altura 3 avanza tres casillas, no dos.',
        {
          list: [
            'Todas las casillas del camino tienen que estar vacías, incluida la del giro. No se salta por encima de nada.',
            'Las esquinas no se cruzan ni se pisan, con una excepción: tu Klotz en su meta.',
            'Las cuatro casillas de color del centro se pueden cruzar mientras estén vacías, pero ninguna jugada acaba en ellas.',
            'Solo cuenta la casilla de llegada: dos caminos a la misma casilla son la misma jugada.',
          ],
        },
      ],
    },
    stones: {
      title: 'Las piedras',
      body: [
        'Una columna con tu piedra es tuya: nadie más puede moverla. Lo sigue siendo hasta que muevas otra, porque entonces tu piedra pasa a esa. La columna que deja libre vuelve a ser de todos.',
        'Al mover tu Klotz, tu piedra se queda donde está. Así puedes fijar una columna, como muro o como guardia, mientras tu Klotz corre.',
      ],
    },
    capturing: {
      title: 'Capturas',
      body: [
        'Una columna puede acabar su jugada en una casilla donde hay un Klotz. Ese Klotz queda capturado y vuelve a su propia casilla central, que siempre está libre para él. Desde allí sigue jugando.',
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
        'La partida termina en cuanto un Klotz llega a su esquina con el último de sus cuatro pasos. Su jugador gana; los demás no se ordenan por puestos.',
        {
          list: [
            'Quien no tiene ninguna jugada legal pasa. Si nadie puede mover, la partida acaba en tablas.',
            'Hay tablas si la misma posición, con el mismo jugador en turno, se da por tercera vez, y también tras 400 jugadas sin ganador. Ambas reglas se pueden desactivar.',
            'Quien abandona o se queda sin tiempo sale de la partida: su piedra sale del tablero y su Klotz se trata como uno sin jugador. Gana el último que quede.',
            'También se pueden acordar tablas. Tienen que aceptar todos los que siguen en juego.',
          ],
        },
      ],
    },
    fewer: {
      title: 'Con dos o tres jugadores',
      body: [
        'Con dos jugadores se suelen usar rojo y verde; con tres, rojo, amarillo y verde, pero se pueden elegir otros colores. Los Klotz sin jugador se retiran del tablero. Sus casillas centrales se pueden cruzar, pero no se puede parar en ellas.',
        'También se pueden dejar: entonces se quedan en el centro toda la partida y nada puede capturarlos ni pasar por ellos.',
      ],
    },
    options: {
      title: 'Reglas opcionales',
      body: [
        {
          terms: [
            [
              'Meta',
              'La esquina de tu color o, para una partida más larga, la opuesta en diagonal. A las otras dos no se puede llegar nunca.',
            ],
            [
              'Klotz sin jugador',
              'Con menos de cuatro jugadores se retiran, o se quedan en el centro.',
            ],
            ['Triple repetición', 'Tablas o sin efecto.'],
            ['Límite de jugadas', 'Tablas tras 400 jugadas, tras otro número, o nunca.'],
            ['Disposición', 'Una de las incluidas, o una tuya hecha en el editor.'],
            [
              'Reloj',
              'Sin reloj, un tiempo por jugada o un tiempo para la partida con incremento por jugada.',
            ],
          ],
        },
        'Lo elegido se guarda con la partida y se puede ver mientras se juega.',
      ],
    },
    ours: {
      title: 'Lo que hemos decidido',
      body: [
        'Klotz es de Gerald Schmidt y Volker Frey, 1986. Las reglas que conocemos son traducciones y dejan cosas sin aclarar. Esto es lo que hemos elegido y por qué.',
        {
          terms: [
            [
              'La disposición',
              'Ninguna de las versiones de las reglas que hemos encontrado conserva el diagrama. Las disposiciones de aquí tienen el número correcto de columnas y se ven igual desde los cuatro lados y en un espejo, así que ningún color sale favorecido. No sabemos cuál se acerca más a la original.',
            ],
            [
              'El lugar de los colores',
              'Repartimos las esquinas y pusimos cada Klotz junto a la suya. Con cuatro pasos, la suma de vertical y fila cambia siempre en un número par, así que un Klotz solo puede llegar a la esquina más cercana a su salida y a la opuesta en diagonal.',
            ],
            [
              'Klotz sin jugador',
              'Una fuente los deja en el centro, otra deja sus casillas vacías. Aquí se retiran, salvo que se elija lo contrario.',
            ],
            [
              'Tu propio Klotz',
              'Ninguna fuente prohíbe que una columna capture el Klotz de quien la mueve, así que puede hacerlo.',
            ],
            [
              'Tablas y pasar turno',
              'Las fuentes no dicen nada. Las partidas con bots y relojes necesitan un final; por eso añadimos la repetición, el límite de jugadas y la posibilidad de pasar.',
            ],
          ],
        },
      ],
    },
    notation: {
      title: 'Notación',
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
      alt: 'El tablero entero al empezar: 24 columnas en un dibujo simétrico, los cuatro Klotz en las casillas de color del centro, una casilla de color en cada esquina.',
      caption: 'El comienzo con la disposición Castillo, una reconstrucción.',
    },
    bend: {
      alt: 'Una columna de altura 3 en c6, puntos en cada casilla que alcanza y una línea punteada que llega a e5 con un giro.',
      caption: 'Una columna de altura 3 da exactamente tres pasos, en línea recta o con un giro.',
    },
    blocked: {
      alt: 'La misma columna de altura 3 en c6 entre otras columnas: quedan pocos puntos, porque hay columnas en sus caminos.',
      caption: 'Todo lo que está en el camino lo corta. Solo se puede rodear con un único giro.',
    },
    centre: {
      alt: 'Una columna de altura 3 junto al centro vacío; una línea punteada cruza dos casillas de color y acaba más allá.',
      caption: 'Las casillas centrales vacías se cruzan, pero ninguna jugada acaba en ellas.',
    },
    stone: {
      alt: 'Tres columnas de altura 2; dos llevan una piedra, una roja y otra verde.',
      caption:
        'Solo el rojo puede mover la columna con la piedra roja; solo el verde, la de la piedra verde. La que no lleva piedra la puede mover cualquiera.',
    },
    capture: {
      alt: 'Una columna de altura 3 cuyo camino acaba, tras un giro, en la casilla del Klotz verde; un anillo discontinuo marca la captura.',
      caption: 'La columna captura el Klotz verde, que vuelve a h8.',
    },
    win: {
      alt: 'El Klotz rojo cerca de la esquina a1 con una línea punteada de cuatro pasos que acaba en la esquina.',
      caption: 'Cuatro pasos, un giro y el rojo gana.',
    },
  },
};

export default text;
