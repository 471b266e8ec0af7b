import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'Reglas de The Climbers',
  lead: 'Mueve un bloque, sube tan alto como te deje tu color y acaba arriba cuando ya nadie pueda subir. De dos a cinco jugadores.',
  contents: 'En esta página',
  summary: {
    title: 'En pocas palabras',
    terms: [
      ['Objetivo', 'Quédate en lo más alto cuando ya nadie pueda subir.'],
      [
        'Tu turno',
        'Mueve tu peón, mueve un bloque, vuelve a mover tu peón, pon tu piedra de bloqueo: cada parte es opcional. Tu peón anda por su color y por el gris; subir una unidad es gratis, para más hace falta una escalera.',
      ],
      [
        'Final',
        'Tras una ronda completa sin subir hay una última oportunidad. Después gana el peón más alto.',
      ],
    ],
  },
  sections: {
    goal: {
      title: 'Objetivo',
      body: [
        'Treinta y cinco bloques de madera forman una torre. En tu turno mueves uno de ellos y después tu peón, que solo puede andar por su color y por el gris. La torre cambia, los escalones fáciles se agotan, y gana quien esté más alto al final.',
        'El escalón que te construyes también puede servirle a otro. Si es gris, casi siempre le sirve.',
      ],
    },
    pieces: {
      title: 'Bloques, peones y herramientas',
      body: [
        'Todo se mide en unidades: una unidad es media arista de un cubo. Visto desde arriba, un cubo cubre 2 × 2 casillas. Un peón ocupa una casilla.',
        {
          list: [
            '12 medios cubos: tumbados cubren 2 × 2 casillas y miden 1 de alto; de pie, 1 × 2 casillas y 2 de alto.',
            '12 cubos: 2 × 2 casillas, 2 de alto.',
            '9 cubos dobles: de pie, 2 × 2 casillas y 4 de alto; tumbados, 2 × 4 casillas y 2 de alto.',
            '2 bloques grandes, grises por todas sus caras: de pie, 2 × 2 casillas y 6 de alto; tumbados, 2 × 6 casillas y 2 de alto.',
            'Cada jugador tiene un peón, una escalera pequeña, una escalera grande y una piedra de bloqueo.',
          ],
        },
        'Todos los bloques, menos los grandes, tienen seis caras distintas: el rojo está opuesto al amarillo, el azul oscuro al azul claro y el violeta al gris. Cada color tiene además su propio símbolo, para no depender solo del color. Las caras grises y la mesa son de todos.',
      ],
    },
    start: {
      title: 'La torre',
      body: [
        'Los dos bloques grandes están de pie, juntos, en el centro. Los demás se colocan alrededor y encima hasta taparlos por completo. Cada torre tiene un número, y el mismo número da siempre la misma torre.',
        'Los peones empiezan en la mesa. Los colores y el orden de turno se sortean o se eligen. El violeta es el color más difícil, porque está en la cara opuesta al gris: con menos de cinco jugadores no se usa, salvo que alguien lo elija.',
      ],
    },
    turn: {
      title: 'Tu turno',
      body: [
        'En este orden; cada parte es opcional:',
        {
          steps: [
            'mover tu peón;',
            'mover un bloque;',
            'mover tu peón, aunque ya lo hayas movido antes;',
            'poner tu piedra de bloqueo.',
          ],
        },
        'También puedes no hacer nada y pasar. Aquí nada es definitivo hasta que terminas el turno: mientras tanto, puedes deshacer cada parte.',
      ],
    },
    block: {
      title: 'Mover un bloque',
      body: [
        'Puedes tomar cualquier bloque que no lleve nada encima: ni peón, ni piedra de bloqueo, ni otro bloque. La única excepción es el que acaba de mover el jugador anterior.',
        'El bloque va a otro lugar, o se queda donde está y muestra otra cara. Tiene que acabar en otro lugar o girado de otra forma.',
        {
          list: [
            'Se apoya plano: todo lo que tiene debajo está a la misma altura. Nada se inclina ni sobresale, y no quedan huecos debajo.',
            'Se coloca por unidades enteras, así que puede quedar desplazado una unidad, como los ladrillos de un muro.',
            'Tiene que apoyarse en otro bloque o tocarlo con un lado, al menos en un cuadrado de una unidad. No basta con tocarse en una arista o en una esquina.',
            'No se puede poner sobre una cara con una piedra de bloqueo ni más allá del borde de la mesa.',
          ],
        },
        'Se pueden empujar peones. Si el bloque se pone en una cara donde hay peones, cada peón cubierto pasa a la casilla libre más cercana del resto de esa misma cara. Si no hay sitio para todos, el bloque no puede ir ahí. En la mesa siempre hay sitio.',
      ],
    },
    pawn: {
      title: 'Mover tu peón',
      body: [
        'Tu peón va de cara en cara, tan lejos como quieras. Puede entrar en una cara que comparta una arista con la suya (una esquina no basta) si esa cara es gris o de su color. La mesa está abierta a todos.',
        {
          list: [
            'Al mismo nivel o una unidad hacia arriba: libre.',
            'Hacia abajo, desde cualquier altura: libre, salvo que se juegue sin bajar.',
            'Dos unidades hacia arriba: con la escalera pequeña o la grande. Tres o cuatro: con la grande. Cinco o más: imposible.',
            'Una cara gris tiene sitio para un peón en cada una de sus casillas visibles. Los peones que hay en ella no cierran el paso, pero una cara gris llena no se puede pisar ni cruzar.',
            'Una cara con una piedra de bloqueo está cerrada para todos.',
          ],
        },
        'Un bloque puesto en medio de una cara puede partirla en dos; cada parte cuenta entonces como una cara.',
      ],
    },
    ladders: {
      title: 'Las escaleras',
      body: [
        'Cada escalera se usa una vez y sale del juego. Tienes una pequeña y una grande, y nadie más puede usarlas.',
        'Las dos se pueden usar en un mismo turno: antes de mover tu bloque, después, o una antes y otra después. Pero entre las dos tu peón tiene que estar en una cara gris o de su color: dos escaleras no se pueden empalmar. Como el propio peón, van rectas, nunca en diagonal.',
      ],
    },
    stone: {
      title: 'La piedra de bloqueo',
      body: [
        'Al final de tu turno puedes poner tu piedra encima de cualquier bloque donde no haya ningún peón ni otra piedra, sea del color que sea, pero nunca en la mesa. Cierra toda esa cara hasta que empiece tu siguiente turno: nadie puede entrar en ella ni cruzarla, no se puede poner nada encima y su bloque no se puede mover. Después la piedra sale del juego definitivamente.',
      ],
    },
    end: {
      title: 'El final',
      body: [
        'Un turno sin subir es aquel en el que ningún peón supera su altura máxima. Tras tantos seguidos como jugadores hay, el siguiente jugador tiene una última oportunidad. Si tampoco entonces sube nadie, la partida termina; si alguien sube, la cuenta vuelve a empezar.',
        {
          list: [
            'Gana el peón más alto.',
            'Si varios están a la misma altura, gana el último en llegar a ella, o el primero, si se ha elegido así.',
            'Si todos los peones siguen en la mesa, hay tablas.',
            'Quien abandona o se queda sin tiempo sale de la partida: su peón y su piedra salen de la mesa, y los demás siguen. Gana el último que siga en juego.',
            'También se pueden acordar tablas. Tienen que aceptar todos los que siguen jugando.',
          ],
        },
        {
          table: {
            head: [
              'Al final',
              'Gana el último en llegar (clásica)',
              'Gana el primero en llegar (moderna)',
            ],
            rows: [
              ['Un peón está más alto', 'Ese peón', 'Ese peón'],
              ['Varios están igual de altos', 'El último en llegar', 'El primero en llegar'],
              ['Todos están en la mesa', 'Tablas', 'Tablas'],
            ],
          },
        },
      ],
    },
    variants: {
      title: 'Variantes',
      body: [
        'Cada una puede añadirse a cualquier partida.',
        {
          terms: [
            [
              'Puentes',
              'Una escalera que aún tengas también se puede tender sobre un hueco, horizontal o inclinada, en línea recta, hasta una cara en la que puedas entrar. La pequeña salva hasta dos casillas y un desnivel de hasta dos unidades; la grande, hasta cuatro de cada. Tiene que haber al menos una casilla en medio, y nada en ella puede sobrepasar la escalera. No se puede si ya has movido un bloque en ese turno. Después la escalera sale del juego.',
            ],
            [
              'Subir juntos',
              'Tras cada turno todos los demás, por orden, pueden mover también su peón, pero sin escaleras. Así que los sitios de una cara gris son para quien llega antes.',
            ],
            [
              'Dos rondas',
              'Hacen falta dos rondas sin subir, en vez de una, para llegar a la última oportunidad. Con dos jugadores, las partidas acaban de forma menos brusca.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'Reglas opcionales',
      body: [
        {
          terms: [
            [
              'Edición',
              'La clásica es la que describe esta página. La moderna es la edición de 2017: los peones nunca bajan, todos suben juntos y, a igual altura, gana el primero en llegar.',
            ],
            [
              'Peón antes que el bloque',
              'El peón se puede mover antes y después del bloque, o solo después.',
            ],
            [
              'Bajar',
              'Permitido o prohibido; si está prohibido, los peones solo van al mismo nivel o hacia arriba.',
            ],
            ['Desempate', 'Gana el último en llegar, o el primero.'],
            ['Torre', 'Cualquier número. Puedes mirar las torres y elegir.'],
            [
              'Reloj',
              'Sin reloj, un tiempo por turno o un tiempo para la partida con incremento por turno.',
            ],
          ],
        },
        'Lo elegido se guarda con la partida y se puede ver mientras se juega.',
      ],
    },
    hints: {
      title: 'Algunos consejos',
      body: [
        {
          list: [
            'La escalera grande pierde valor: avanzada la partida, casi nada mide cuatro unidades de alto. La pequeña no.',
            'Cuesta sacar los medios cubos de la base de la torre, y son justo lo que necesitas cuando ya no te quedan escaleras.',
            'Sube en cordada: con escalones grises por delante, un grupo avanza más deprisa que cada uno por su cuenta. Pero solo puede ganar uno.',
            'Si la partida está a punto de acabar y vas por detrás, ayuda a alguien a subir un escalón. La partida sigue, y tú también.',
            'La piedra defiende mejor de lo que ataca. Rinde más donde le cierra a alguien una cara grande que lleva hacia arriba.',
          ],
        },
      ],
    },
    ours: {
      title: 'Lo que hemos decidido',
      body: [
        'The Climbers, de Holger Lanz, se publicó en 2008; su título alemán es Die Aufsteiger. Holz es un proyecto independiente, sin relación con el autor ni con las editoriales. Las reglas que conocemos son una adaptación francesa, y dejan algunas cosas sin aclarar. Esto es lo que hemos elegido y por qué.',
        {
          terms: [
            [
              'Primero el peón o primero el bloque',
              'El orden del turno empieza por el bloque, pero según la regla de las escaleras estas se usan también antes de mover el bloque. Así que el peón puede ir primero, salvo que se elija lo contrario.',
            ],
            [
              'Nunca en voladizo',
              'Según las reglas, la torre se construye sin voladizos ni huecos. Lo aplicamos durante toda la partida, y así cada casilla tiene una sola cara superior.',
            ],
            [
              'Los colores de los extremos',
              'Las reglas no dicen qué colores tienen las caras cuadradas de los medios cubos y los extremos de los cubos dobles. Cada una de las tres parejas se queda con un tercio. En sus otras orientaciones muestran los otros cuatro colores.',
            ],
            [
              'Adónde van los peones empujados',
              'A la casilla libre más cercana de la misma cara, contando pasos en horizontal y vertical, en orden de turno desde quien mueve. Si hay dos igual de cerca, la de menor segundo número y, si coincide, la de menor primero.',
            ],
            [
              'Qué cuenta como subir',
              'Solo una altura que ese peón no haya alcanzado nunca, y solo donde se detiene: pasar por una cara más alta no basta. Si no, bajar y volver a subir podría alargar una partida para siempre.',
            ],
            [
              'Quién llegó el último',
              'Cuenta el turno en que un peón llegó a la altura a la que está al final. Bajar a una altura es llegar a ella, y volver a subir, también. Un peón que termina su turno tan alto como lo empezó no ha vuelto a llegar. Con «Subir juntos», los demás llegan uno tras otro, en el orden en que mueven.',
            ],
            [
              'Nadie ha subido',
              'Si al final todos los peones están en la mesa, hay tablas: cualquier otra cosa sería injusta.',
            ],
            [
              'Hasta dónde llega un puente',
              'El alcance de las escaleras es decisión nuestra: llegan tan lejos como alto.',
            ],
            ['La edición moderna', 'Solo la conocemos por reseñas, no por sus propias reglas.'],
          ],
        },
      ],
    },
    notation: {
      title: 'Notación',
      body: [
        'La mesa tiene 32 × 32 casillas, contadas desde 0,0. Un turno se anota con sus pasos, en el orden en que se hacen.',
        {
          terms: [
            ['w12,14', 'El peón va a esta casilla.'],
            ['s12,14', 'Sube con la escalera pequeña; l12,14 con la grande.'],
            ['bs12,14', 'Cruza un puente, aquí la escalera pequeña; bl12,14 la grande.'],
            [
              'H3@12,14:2x2x1:r',
              'El medio cubo H3 va al lugar cuya esquina de coordenadas menores es 12,14, tumbado, con el rojo arriba. C son los cubos, D los cubos dobles, G los bloques grandes.',
            ],
            ['x12,14', 'La piedra de bloqueo se pone en la cara de esta casilla.'],
            ['-', 'El jugador pasa.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'Una torre al empezar: treinta y cinco bloques de seis colores con terrazas y desplazamientos; los peones están en la mesa alrededor.',
      caption: 'Una torre al empezar. Cada número da una distinta.',
    },
    room: {
      alt: 'Cinco bloques en fila con gris arriba: un medio cubo tumbado, un medio cubo de pie, un cubo, un cubo doble de pie y un cubo doble tumbado. Unas baldosas marcan las casillas de cada uno.',
      caption:
        'Cuántos peones caben en una cara gris: cuatro en un medio cubo tumbado, dos en uno de pie, cuatro en un cubo y en un cubo doble de pie, y todos en un cubo doble tumbado.',
    },
    contact: {
      alt: 'Un medio cubo tumbado junto a un cubo, al que toca con un cuadrado de una unidad de su lado.',
      caption: 'Se tocan en un cuadrado de una unidad: lo justo.',
    },
    corner: {
      alt: 'Un medio cubo tumbado que solo toca el cubo en una esquina; está tachado.',
      caption: 'Tocarse en una esquina no basta.',
    },
    overhang: {
      alt: 'Un cubo apoyado a medias en un bloque y a medias sobre otro más bajo; está tachado.',
      caption: 'Nada puede sobresalir: el bloque entero se apoya a la misma altura.',
    },
    push: {
      alt: 'Un cubo baja sobre una mitad de un cubo doble gris en la que hay dos peones; la otra mitad de la cara está libre.',
      caption:
        'El rojo puede poner el cubo aquí: el amarillo y el azul oscuro pasan a las casillas libres de la misma cara.',
    },
    step: {
      alt: 'Un peón rojo en la mesa junto a un medio cubo tumbado y un cubo; una línea pasa por los dos.',
      caption:
        'Para subir una unidad no hace falta escalera, ni para otra más: dos niveles en un solo turno.',
    },
    joined: {
      alt: 'Dos caras de color azul oscuro, una de ellas una unidad más alta, con una arista común de una unidad; una línea lleva del peón a la más alta.',
      caption: 'Las dos caras de color azul oscuro comparten una arista: el peón puede subir.',
    },
    diagonal: {
      alt: 'Las mismas dos caras de color azul oscuro, pero solo se tocan en una esquina; la más alta está tachada.',
      caption:
        'Aquí solo se tocan en una esquina. En diagonal no se sube: el azul oscuro se queda abajo.',
    },
    full: {
      alt: 'Cuatro peones llenan la cara gris de un cubo; un peón azul claro está al lado, una unidad más abajo.',
      caption:
        'La cara gris está llena: el azul claro tiene que esperar a que quede libre una casilla.',
    },
    five: {
      alt: 'Los cinco peones están juntos en la cara gris de un cubo doble tumbado.',
      caption:
        'En un cubo doble gris pueden reunirse los cinco. Una cara de color solo admite a su propio peón.',
    },
    both: {
      alt: 'Un peón azul claro en la mesa. Una escalera pequeña sube a un cubo gris, y una grande de allí a lo alto de un bloque gris grande de seis unidades de altura, donde hay un peón rojo.',
      caption:
        'Las dos escaleras en un turno: la pequeña hasta el cubo, la grande desde allí. El azul claro alcanza al rojo en lo más alto.',
    },
    small: {
      alt: 'Un peón rojo en la mesa y un cubo rojo con una escalera pequeña apoyada; las baldosas del cubo llevan el símbolo de una escalera.',
      caption: 'Dos unidades hacia arriba: basta la escalera pequeña.',
    },
    large: {
      alt: 'Un peón amarillo en la mesa ante caras amarillas a tres y a cuatro unidades de altura, con una escalera grande apoyada en una; sus baldosas llevan el signo de la escalera grande.',
      caption: 'Tres o cuatro unidades hacia arriba: solo llega la escalera grande.',
    },
    stone: {
      alt: 'Una piedra de bloqueo roja sobre una cara amarilla que lleva arriba; el peón amarillo está debajo.',
      caption:
        'La piedra del rojo cierra la cara amarilla durante una ronda entera, y su bloque tampoco se mueve.',
    },
    bridge: {
      alt: 'Un peón rojo a un lado de un hueco de dos casillas; una escalera pequeña lo salva hasta una cara roja al otro lado.',
      caption: 'Con puentes: la escalera pequeña salva un hueco de dos casillas.',
    },
  },
};

export default text;
