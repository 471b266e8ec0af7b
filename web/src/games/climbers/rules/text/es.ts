import type { ClimbersRulesText } from './shape';

const text: ClimbersRulesText = {
  title: 'The Climbers: las reglas',
  lead: 'Mueve un bloque, sube tan alto como tu color te deje y estate arriba cuando ya nadie pueda subir. Para dos a cinco.',
  contents: 'En esta página',
  sections: {
    goal: {
      title: 'De qué se trata',
      body: [
        'Treinta y cinco bloques de madera forman una torre. En tu turno mueves uno de ellos y después tu peón, que solo puede andar por su color y por el gris. La torre cambia, los escalones fáciles se agotan, y gana quien esté más alto al final.',
        'Un escalón que construyes para ti puede ser también el de otra persona. Si es gris, casi siempre lo es.',
      ],
    },
    pieces: {
      title: 'Bloques, peones y herramientas',
      body: [
        'Todo se cuenta en unidades: una unidad es media arista de un cubo. Visto desde arriba, un cubo cubre 2 × 2 casillas. Un peón ocupa una casilla.',
        {
          list: [
            '12 medios cubos: tumbados cubren 2 × 2 casillas y miden 1 de alto; de pie, 1 × 2 casillas y 2 de alto.',
            '12 cubos: 2 × 2 casillas, 2 de alto.',
            '9 cubos dobles: de pie, 2 × 2 casillas y 4 de alto; tumbados, 2 × 4 casillas y 2 de alto.',
            '2 bloques grandes, grises por todos lados: de pie, 2 × 2 casillas y 6 de alto; tumbados, 2 × 6 casillas y 2 de alto.',
            'Para cada uno: un peón, una escalera pequeña, una escalera grande y una piedra de bloqueo.',
          ],
        },
        'Todos menos los bloques grandes tienen seis caras distintas: rojo frente a amarillo, azul oscuro frente a azul claro, violeta frente a gris. Cada color tiene además su propio signo, para que nadie tenga que conocerlo solo por el color. Las caras grises y la mesa son de todos.',
      ],
    },
    start: {
      title: 'La torre',
      body: [
        'Los dos bloques grandes están de pie, juntos, en el centro. Todos los demás se construyen alrededor y por encima hasta que no se ve nada de esos dos. Cada torre tiene un número, y el mismo número construye siempre la misma torre.',
        'Los peones empiezan en la mesa. Los colores y el orden de turno los decide el azar, o los acordáis. El violeta es el color más difícil, porque está enfrente del gris: con menos de cinco se queda en la caja, salvo que alguien lo quiera.',
      ],
    },
    turn: {
      title: 'Tu turno',
      body: [
        'En este orden, y cada parte solo si quieres:',
        {
          list: [
            'mover tu peón;',
            'mover un bloque;',
            'mover tu peón, aunque ya lo hayas movido antes;',
            'poner tu piedra de bloqueo.',
          ],
        },
        'También puedes no hacer nada y pasar. En esta mesa nada es definitivo hasta que terminas tu turno: hasta entonces cada parte se puede deshacer.',
      ],
    },
    block: {
      title: 'Mover un bloque',
      body: [
        'Puedes tomar cualquier bloque que no lleve nada encima: ni peón, ni piedra de bloqueo, ni otro bloque. Se exceptúa uno, el que acaba de mover el jugador anterior. Si no movió ninguno, puedes tomar cualquiera.',
        'El bloque va a otro lugar, o se queda donde está y muestra otro lado. Tiene que acabar de otra manera que como empezó.',
        {
          list: [
            'Descansa plano: todo lo que tiene debajo está a la misma altura. Nada se inclina, nada sobresale y no queda ningún hueco debajo.',
            'Se coloca por unidades enteras. Así puede quedar desplazado una unidad, como los ladrillos de un muro.',
            'Tiene que tocar otro bloque, por encima o con un lado, en al menos un cuadrado de una unidad. Encontrarse en una arista o en una esquina no basta.',
            'No se puede poner sobre una cara con una piedra de bloqueo ni más allá del borde de la mesa.',
          ],
        },
        'Se pueden empujar peones. Si el bloque se pone en una cara donde hay peones, cada peón cubierto pasa a la casilla libre más cercana del resto de esa misma cara. Si no hay sitio para todos, el bloque no puede ir ahí. En la mesa siempre hay sitio.',
      ],
    },
    pawn: {
      title: 'Mover tu peón',
      body: [
        'Tu peón va de cara en cara, tan lejos como quieras. Puede entrar en una cara que toque la suya por un borde, nunca por una esquina, si esa cara es gris o de su color. La mesa está abierta a todos.',
        {
          list: [
            'En llano, o una unidad hacia arriba: libre.',
            'Hacia abajo, desde cualquier altura: libre, salvo que hayáis acordado otra cosa.',
            'Dos unidades hacia arriba: con la escalera pequeña o la grande. Tres o cuatro: con la grande. Cinco o más: imposible.',
            'Una cara gris tiene sitio para un peón en cada una de sus casillas visibles. Los peones que hay en ella no cierran el paso, pero en una cara gris llena no se puede entrar ni se puede cruzar.',
            'Una cara con una piedra de bloqueo está cerrada para todos.',
          ],
        },
        'Un bloque en medio de una cara puede partirla en dos. Entonces cada parte es una cara por sí sola.',
      ],
    },
    ladders: {
      title: 'Las escaleras',
      body: [
        'Cada escalera se usa una vez y sale del juego. Tienes una pequeña y una grande, y nadie más puede usarlas.',
        'Las dos se pueden usar en un mismo turno: antes de mover tu bloque, después, o una antes y otra después. Pero entre las dos tu peón tiene que estar en una cara gris o de su color: dos escaleras nunca hacen una larga. Como el propio peón, van rectas, nunca en diagonal.',
      ],
    },
    stone: {
      title: 'La piedra de bloqueo',
      body: [
        'Al final de tu turno puedes poner tu piedra encima de cualquier bloque donde no haya ningún peón ni otra piedra, sea del color que sea, pero nunca en la mesa. Cierra toda esa cara hasta que empiece tu siguiente turno: nadie puede entrar en ella ni cruzarla, no se puede poner nada encima y su bloque no se puede mover. Después la piedra deja el juego para siempre.',
      ],
    },
    end: {
      title: 'El final',
      body: [
        'Un turno en el que ningún peón llega más alto de lo que nunca estuvo es un turno sin subir. Tras tantos turnos sin subir seguidos como jugadores hay, a quien le toca tiene una última oportunidad. Si en ese turno tampoco se sube, la partida termina. Si no, se vuelve a contar desde el principio.',
        {
          list: [
            'Gana el peón más alto.',
            'De varios a la misma altura gana el último que llegó a ella; o el primero, si así lo acordasteis.',
            'Si todos los peones siguen en la mesa, nadie ha ganado.',
            'Quien abandona o se queda sin tiempo sale de la partida: su peón y su piedra dejan la mesa, y los demás siguen. Gana quien quede el último.',
            'También se pueden acordar tablas. Tienen que aceptar todos los que siguen jugando.',
          ],
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
              'Una escalera que aún tengas también puede tenderse sobre un hueco, llana o inclinada, en línea recta, hasta una cara en la que puedas entrar. La pequeña salva hasta dos casillas y hasta dos unidades de diferencia de altura; la grande, hasta cuatro de cada. Tiene que haber al menos una casilla en medio, y nada puede ser allí más alto que la escalera. No en un turno en el que ya hayas movido un bloque. Después la escalera se pierde.',
            ],
            [
              'Subir juntos',
              'Tras cada turno todos los demás, por orden, pueden mover también su peón, pero sin escaleras. Así que los sitios de una cara gris son para quien llega antes.',
            ],
            [
              'Dos rondas',
              'Hacen falta dos rondas sin subir, en vez de una, para llegar a la última oportunidad. Entre dos, las partidas acaban de forma menos brusca.',
            ],
          ],
        },
      ],
    },
    options: {
      title: 'Qué podéis acordar',
      body: [
        {
          terms: [
            [
              'Edición',
              'La clásica es la que describe esta página. La moderna es la edición de 2017: los peones nunca bajan, todos suben juntos y, a igual altura, gana quien llegó el primero.',
            ],
            [
              'El peón antes del bloque',
              'Si puedes mover tu peón también antes de tu bloque, o solo después.',
            ],
            ['Bajar', 'Permitido o no: entonces los peones solo van en llano y hacia arriba.'],
            ['A igual altura', 'Gana el último que llegó, o el primero.'],
            ['Torre', 'Cualquier número. Puedes mirar las torres y elegir.'],
            [
              'Reloj',
              'Ninguno, un tiempo para cada turno, o un tiempo para la partida con un poco más tras cada turno.',
            ],
          ],
        },
        'Lo que acordáis se guarda con la partida y se ve mientras jugáis.',
      ],
    },
    hints: {
      title: 'Algunos consejos',
      body: [
        {
          list: [
            'La escalera grande pierde valor: avanzada la partida, casi nada mide cuatro unidades de alto. La pequeña no.',
            'Los medios cubos del fondo de la torre cuesta sacarlos, y son justo lo que necesitas cuando ya no hay escaleras.',
            'Subid en cordada. Los escalones grises delante de un grupo llevan a todos arriba más deprisa que cada uno por su cuenta. Pero solo puede ganar uno.',
            'Si la partida está a punto de acabar y vas por detrás, ayuda a alguien a subir un escalón. La partida sigue, y tú también.',
            'La piedra defiende mejor de lo que ataca. Donde más vale es donde le quita a alguien una cara grande que lleva arriba.',
          ],
        },
      ],
    },
    ours: {
      title: 'Lo que hemos decidido nosotros',
      body: [
        'The Climbers es de Holger Lanz y apareció en 2008, en alemán con el nombre de Die Aufsteiger. Holz es un proyecto independiente, sin relación con el autor ni con las editoriales. Las reglas que conocemos son una adaptación francesa, y dejan algunas cosas abiertas. Así jugamos, y por qué.',
        {
          terms: [
            [
              'Primero el peón o primero el bloque',
              'El orden del turno empieza por el bloque, pero según la regla de las escaleras estas se usan también antes de mover el bloque. Así que el peón puede ir primero, salvo que acordéis otra cosa.',
            ],
            [
              'Nunca en voladizo',
              'Para construir la torre se dice que nada sobresale y nada queda hueco. Lo mantenemos durante toda la partida, y así cada casilla tiene una sola cara superior.',
            ],
            [
              'Los colores de los extremos',
              'En ningún sitio se dice qué colores tienen las caras cuadradas de los medios cubos y los extremos de los cubos dobles. Damos a cada una de las tres parejas un tercio. En sus otras posturas muestran los otros cuatro colores.',
            ],
            [
              'Adónde van los peones empujados',
              'A la casilla libre más cercana de la misma cara, contando pasos a lo largo de los bordes, por orden de turno desde quien mueve. De dos igual de cercanas, la que tiene menor el segundo número, y luego el primero.',
            ],
            [
              'Qué cuenta como subir',
              'Solo una altura que ese peón nunca ha tenido, y solo donde se detiene: pasar por una cara más alta no basta. Si no, bajar y volver a subir podría alargar una partida para siempre.',
            ],
            [
              'Quién llegó el último',
              'Cuenta el turno en que un peón alcanzó su mayor altura, aunque haya bajado después. Nadie llega otra vez por bajar y volver a subir. Si varios la alcanzaron en el mismo turno, subiendo juntos, ha llegado más tarde quien va después en el orden de turno, contado desde quien empezó la partida.',
            ],
            [
              'Nadie ha subido',
              'Si al final todos los peones están en la mesa, la partida es tablas: otra cosa no sería justa.',
            ],
            [
              'Hasta dónde llega un puente',
              'El alcance de las dos escaleras es nuestro: tan lejos como alto llegan.',
            ],
            ['La edición moderna', 'Solo la conocemos por reseñas, no por sus propias reglas.'],
          ],
        },
      ],
    },
    notation: {
      title: 'Anotar los turnos',
      body: [
        'La mesa tiene 32 × 32 casillas, contadas desde 0,0. Un turno se escribe como la serie de sus pasos.',
        {
          terms: [
            ['w12,14', 'El peón anda hasta esta casilla.'],
            ['s12,14', 'Sube con la escalera pequeña; l12,14 con la grande.'],
            ['bs12,14', 'Cruza un puente, aquí la escalera pequeña; bl12,14 la grande.'],
            [
              'H3@12,14:2x2x1:r',
              'El medio cubo H3 va al lugar cuya esquina más baja es 12,14, tumbado, con el rojo arriba. C son los cubos, D los cubos dobles, G los bloques grandes.',
            ],
            ['x12,14', 'La piedra de bloqueo se pone en la cara de esta casilla.'],
            ['-', 'Se pasa.'],
          ],
        },
      ],
    },
  },
  figures: {
    tower: {
      alt: 'Una torre al empezar: treinta y cinco bloques de seis colores con terrazas y desplazamientos; los peones están en la mesa alrededor.',
      caption: 'Una torre al empezar. Cada número construye otra.',
    },
    room: {
      alt: 'Cinco bloques en fila con gris arriba: un medio cubo tumbado, un medio cubo de pie, un cubo, un cubo doble de pie y un cubo doble tumbado. Unas baldosas marcan las casillas de cada uno.',
      caption:
        'Cuántos peones caben en una cara gris: cuatro en un medio cubo tumbado, dos en uno de pie, cuatro en un cubo y en un cubo doble de pie, y todos en un cubo doble tumbado.',
    },
    contact: {
      alt: 'Un medio cubo tumbado junto a un cubo, al que toca con un cuadrado de una unidad de su lado.',
      caption: 'Se toca un cuadrado de una unidad: lo justo.',
    },
    corner: {
      alt: 'Un medio cubo tumbado que solo se encuentra con el cubo en una esquina; está tachado.',
      caption: 'Encontrarse en una esquina no es tocarse.',
    },
    overhang: {
      alt: 'Un cubo medio apoyado en un bloque y medio en el aire; está tachado.',
      caption: 'Nada sobresale: un bloque descansa entero a una sola altura.',
    },
    push: {
      alt: 'Un cubo baja sobre una mitad de un cubo doble gris en la que hay dos peones; la otra mitad de la cara está libre.',
      caption:
        'El rojo puede poner el cubo aquí: el amarillo y el azul oscuro pasan a las casillas libres de la misma cara.',
    },
    step: {
      alt: 'Un peón rojo en la mesa junto a un medio cubo tumbado y un cubo; una línea pasa por los dos.',
      caption: 'Una unidad no necesita escalera, y otra más: dos pisos en un solo turno.',
    },
    joined: {
      alt: 'Dos caras de color azul oscuro, una de ellas una unidad más alta, con un borde común de una unidad; una línea lleva del peón a la más alta.',
      caption: 'Las dos caras de azul oscuro se tocan por un borde: el peón puede subir.',
    },
    diagonal: {
      alt: 'Las mismas dos caras de azul oscuro, pero solo se encuentran en una esquina; la más alta está tachada.',
      caption:
        'Aquí solo se encuentran en una esquina. Nunca en diagonal: el azul oscuro se queda abajo.',
    },
    full: {
      alt: 'Cuatro peones llenan la cara gris de un cubo; un peón azul claro está al lado, una unidad más abajo.',
      caption:
        'Mala suerte para el azul claro: la cara gris está llena. Hay que esperar a que uno de los cuatro se vaya.',
    },
    five: {
      alt: 'Los cinco peones están juntos en la cara gris de un cubo doble tumbado.',
      caption:
        'En un cubo doble gris pueden reunirse los cinco. Una cara de color solo admite a su propio peón.',
    },
    both: {
      alt: 'Un peón azul claro en la mesa. Una escalera pequeña sube a un cubo gris, y una grande de allí a lo alto de un bloque gris grande de seis de alto, donde hay un peón rojo.',
      caption:
        'Las dos escaleras en un turno: la pequeña hasta el cubo, la grande desde allí. El azul claro alcanza al rojo en lo más alto.',
    },
    small: {
      alt: 'Un peón rojo en la mesa y un cubo rojo con una escalera pequeña apoyada; las baldosas del cubo llevan el signo de una escalera.',
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
