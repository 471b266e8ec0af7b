import type english from '../en/learn';
import type { MessagesLike } from '../shape';

export default {
  lessons: {
    lead: 'Lecciones cortas en el tablero de verdad. Cada una dura menos de un minuto.',
    'klotz-lead': 'Cómo se mueven las piezas, cómo capturar, bloquear y ganar.',
    'climbers-lead': 'Cómo trepar, construir tu camino y acabar en lo más alto.',
    'xstack-lead': 'Cómo sacar un bloque, ponerlo más arriba y saber cuándo parar.',
    course: 'Aprende {game}',
    begin: 'Empezar',
    resume: 'Continuar',
    'go-on': 'Seguir con la lección {number}',
    'done-of': '{done} de {of} lecciones completadas',
    finished: 'Has terminado el curso. ¡Es hora de una partida de verdad!',
    'first-game': 'Juega tu primera partida de {game}',
    'number-of': 'Lección {number} de {of}',
    done: '¡Muy bien!',
    next: 'Siguiente lección',
    finish: 'Terminar el curso',
    again: 'Repetir',
    restart: 'Volver a empezar',
    all: 'Todas las lecciones',
    help: 'Ayuda',
    show: 'Muéstramelo',
    stars: { one: '{count} estrella', other: '{count} estrellas' },
    'load-failed':
      'No se han podido cargar las lecciones. Comprueba la conexión e inténtalo de nuevo.',
  },
  klotzLessons: {
    'one-title': 'Un paso',
    'one-text':
      'Una columna avanza tantos pasos como altura tiene. La de d4 tiene altura 1: muévela un paso, a la casilla marcada.',
    'one-hint': 'Elige la columna de d4 y después la casilla marcada de encima.',
    'one-done': 'Las columnas no son de nadie: todos pueden moverlas.',
    'one-klotz': 'Ese era tu Klotz. Mueve la columna baja de d4.',
    'two-title': 'Dos pasos, un giro',
    'two-text':
      'Una columna de altura 2 avanza exactamente dos pasos y puede girar una vez. Lleva la de d4 a la casilla marcada.',
    'two-hint': 'Desde d4, un paso hacia arriba y otro a la derecha.',
    'two-done': 'Recto o con un giro, pero nunca hacia atrás.',
    'two-straight': 'En línea recta no se llega. Gira después del primer paso.',
    'three-title': 'El camino libre',
    'three-text':
      'Una columna de altura 3 avanza exactamente tres pasos y no puede saltar. Solo una de las dos columnas altas llega a la casilla marcada. ¿Cuál?',
    'three-hint': 'La columna de f4 puede ir primero a la derecha y luego hacia arriba.',
    'three-done': 'Todas las casillas del camino tienen que estar vacías.',
    'three-blocked': 'La columna de f6 le cierra el paso. Prueba con la otra alta.',
    'stone-title': 'Tu piedra',
    'stone-text':
      'Verde podría capturar tu Klotz con la columna de d11. Muévela tú: tu piedra queda encima y nadie más puede moverla.',
    'stone-hint': 'Mueve la columna de d11, pero no encima de tu propio Klotz.',
    'stone-done': 'Tu piedra se queda ahí hasta que muevas otra columna, que será la bloqueada.',
    'stone-captured':
      'Tu piedra se fue a otra parte, así que Verde mueve la columna de d11 y devuelve tu Klotz al centro.',
    'stone-ran': 'Escapar también sirve, pero aquí bloquea la columna de d11.',
    'klotz-title': 'Tu Klotz',
    'klotz-text':
      'Tu Klotz tiene altura 4: avanza exactamente cuatro pasos, con un giro como mucho. Llévalo a la casilla marcada.',
    'klotz-hint': 'Dos pasos a la izquierda y luego dos hacia abajo.',
    'klotz-done': 'Un Klotz nunca captura. Solo tiene que llegar a casa.',
    'klotz-column': 'Eso era una columna. Mueve el Klotz rojo de f6.',
    'centre-title': 'A través del centro',
    'centre-text':
      'Se pueden cruzar las cuatro casillas centrales, pero no parar en ellas. Desliza la columna de f7 en línea recta hasta la casilla marcada.',
    'centre-hint': 'Tres pasos a la derecha, por g7 y h7.',
    'centre-done': 'En el centro solo está un Klotz: al principio y después de ser capturado.',
    'capture-title': 'Capturar',
    'capture-text':
      'Una columna puede terminar su movimiento sobre un Klotz, que vuelve a su casilla central. Captura el verde.',
    'capture-hint': 'La columna de k9 está a dos pasos del Klotz verde.',
    'capture-done': 'El tuyo también vuelve si lo capturan. Vigila las columnas de alrededor.',
    'gates-title': 'Las puertas de tu esquina',
    'gates-text':
      'Tu meta es la esquina roja, a1. Se entra con exactamente cuatro pasos, por a2 o b1. Ve a una casilla desde la que puedas entrar en la próxima jugada.',
    'gates-hint': 'a2 y c1 están ocupadas. Desde b4, la bajada hasta b1 está libre.',
    'gates-done': 'Párate a exactamente cuatro pasos de tu esquina, donde haya una puerta abierta.',
    'gates-a5': 'Desde a5 el único camino pasa por a2, que está ocupada.',
    'gates-c3': 'Desde c3 los dos caminos están cerrados: uno en a2 y el otro en c1.',
    'gates-e1': 'Desde e1 el único camino pasa por c1, que está ocupada.',
    'block-title': 'Frena al que corre',
    'block-text':
      'El Klotz verde de n10 está a una jugada de su esquina, n14. Pon una columna en su camino.',
    'block-hint': 'La columna de l12 puede llegar a n12.',
    'block-done': 'Antes de cada jugada, mira si alguien puede llegar a casa.',
    'lane-title': 'Despeja el camino',
    'lane-text':
      'Tu Klotz de e1 está a cuatro pasos de la meta, pero una columna le cierra el paso. Muévela para poder ganar en la próxima jugada.',
    'lane-hint': 'La columna de c1 tiene que salir de la fila de abajo.',
    'lane-done': 'La mejor jugada no siempre es con el Klotz.',
    'lane-row': 'Sigue estorbando. Tiene que salir de la fila de abajo.',
    'lane-run': 'Desde c3 no se puede entrar: a2 y c1 están ocupadas. Mejor despeja el camino.',
    'win-one-title': 'Ganar',
    'win-one-text': 'Entra en tu esquina con tu Klotz: cuatro pasos, un giro. Ganas en el acto.',
    'win-one-hint': 'Desde c3, primero hacia abajo y luego a la izquierda.',
    'win-one-done': 'El primer Klotz que llega a su esquina gana la partida.',
    'win-two-title': 'Gana en dos jugadas',
    'win-two-text':
      'Un solo camino se puede cerrar. Encuentra la jugada que deja dos caminos abiertos: entonces nadie podrá pararte.',
    'win-two-hint': 'Desde c3 puedes ir primero hacia abajo o primero a la izquierda.',
    'win-two-done': 'Dos caminos abiertos a la vez: así se ganan casi todas las partidas.',
    'win-two-one-way': 'Desde ahí solo hay un camino, y Verde puede cerrarlo.',
    'four-title': 'Dos contra uno',
    'four-text':
      'Verde, en l12, tiene dos caminos a su esquina. Cierra uno de modo que Amarillo, que juega después, pueda cerrar el otro.',
    'four-hint': 'La columna de k14 puede cerrar el camino de arriba.',
    'four-done': 'Cuando alguien está a punto de ganar, los demás colaboran.',
    'four-race': 'Amarillo no puede cerrar solo los dos caminos: gana Verde.',
  },
  klotzMisses: {
    nothing: 'Todavía no se ha movido nada.',
    'other-piece': 'Esa pieza no. Mueve la de {cell}.',
    elsewhere: 'Ha quedado en {cell}. Llévala a la casilla marcada.',
    'not-captured': '{player}: el Klotz sigue ahí. Termina el movimiento de una columna sobre él.',
    'still-wins': '{player} llega igualmente a casa.',
    'not-together': '{partner} ya no puede parar solo a {player}.',
    captured: '{player} aún puede capturar tu Klotz.',
    'no-way-in': 'Desde ahí no podrías entrar en tu esquina.',
    'no-longer-won': 'Así no ganas a tiempo.',
  },
  climbersLessons: {
    'faces-title': 'Tu color',
    'faces-text':
      'Juegas con rojo. Tu peón puede estar en caras rojas y grises, y en la mesa. Sube a la roja y termina el turno.',
    'faces-hint': 'Elige la cara superior del medio cubo rojo y luego «Terminar turno».',
    'faces-done': 'Los demás colores te están vedados, y el rojo lo está para los otros.',
    'faces-stayed': 'Tu peón sigue en la mesa. Sube al bloque rojo antes de terminar el turno.',
    'steps-title': 'Paso a paso',
    'steps-text':
      'Subir una unidad es libre, y en un turno puedes dar todos los pasos que quieras. Sube hasta la altura 3.',
    'steps-hint': 'Elige la cara roja más alta: el peón encuentra el camino.',
    'steps-done': 'Bajar también es libre, desde cualquier altura.',
    'small-title': 'La escalera pequeña',
    'small-text':
      'Para subir dos unidades hace falta una escalera, y cada una se usa solo una vez por partida. Sube al cubo rojo con la pequeña.',
    'small-hint': 'Elige la cara superior del cubo y luego «escalera pequeña».',
    'small-done': 'La escalera se ha gastado. Guarda la grande para paredes más altas.',
    'small-large': 'Esa era la escalera grande, que sube cuatro unidades. Aquí basta la pequeña.',
    'large-title': 'La escalera grande',
    'large-text':
      'La escalera grande sube tres o cuatro unidades. Sube a la torre roja, de cuatro unidades de altura.',
    'large-hint': 'Elige la cara superior de la torre roja.',
    'large-done': 'Cinco unidades son demasiado para cualquier escalera.',
    'large-stayed': 'Sigues en la mesa. Elige la cara superior de la torre roja.',
    'turn-title': 'Girar un bloque',
    'turn-text':
      'Una vez por turno puedes mover un bloque, o solo girarlo. Gira el cubo para poder pisarlo y sube a la altura 2.',
    'turn-hint': 'Coge el cubo, pulsa T hasta que quede arriba el rojo o el gris, suéltalo y sube.',
    'turn-done': 'Un bloque puede ir a cualquier sitio donde quede plano y toque a otro.',
    'turn-walk': 'El cubo está listo. Sube antes de terminar el turno.',
    'turn-colour': 'No puedes pisar ese color. Gira el cubo hasta ver rojo o gris.',
    'forbidden-title': 'El bloque prohibido',
    'forbidden-text':
      'No puedes mover el bloque que acaba de mover el jugador anterior; aquí es H1. Haz un escalón con el otro medio cubo y sube a la altura 2.',
    'forbidden-hint': 'Pon H2 junto al cubo, con el rojo arriba, y sube.',
    'forbidden-done': 'Tampoco se mueve un bloque que sostiene un peón, una piedra u otro bloque.',
    'forbidden-colour': 'Arriba está el amarillo y no puedes pisarlo. Ponlo en rojo.',
    'forbidden-stayed': 'Tienes un medio cubo para construir: H2.',
    'grey-title': 'El gris es de todos',
    'grey-text':
      'En el gris puede estar cualquiera, un peón por casilla. Quedan dos casillas de la cara gris, y Amarillo ocupa una. Ocupa la otra.',
    'grey-hint': 'Elige la casilla gris libre junto al peón amarillo.',
    'grey-done': 'Cuando una cara gris está llena, nadie puede entrar en ella ni cruzarla.',
    'grey-own': 'Ese es tu propio color. Ponte junto a Amarillo en la cara gris.',
    'push-title': 'Empujar',
    'push-text':
      'Puedes poner un bloque en una cara con peones si les queda sitio al lado. Pon el medio cubo sobre el cubo de Amarillo de modo que empuje su peón.',
    'push-hint': 'Pon H1 de pie sobre el cubo, encima del peón amarillo.',
    'push-done': 'Un peón empujado se queda en la misma cara, en la casilla libre más cercana.',
    'push-beside': 'El peón amarillo tenía sitio al lado. Cubre la casilla en la que está.',
    'stone-title': 'Tu piedra de bloqueo',
    'stone-text':
      'Amarillo está a punto de subir a la cara amarilla de altura 3. Pon ahí tu piedra de bloqueo: nadie podrá entrar hasta tu próximo turno.',
    'stone-hint': 'Pulsa «Piedra» y elige la cara amarilla.',
    'stone-done': 'Solo tienes una: espera el momento adecuado.',
    'stone-other': 'Amarillo no quiere ir ahí. Cierra la cara amarilla de altura 3.',
    'corner-title': 'Por las esquinas no',
    'corner-text':
      'Las caras tienen que tocarse por un lado; tus dos cubos grises solo se tocan en una esquina. Haz un paso y llega al otro cubo.',
    'corner-hint': 'Pon H1 en el rincón entre los dos cubos, con el rojo arriba.',
    'corner-done': 'Un peón puede cruzar muchas caras, siempre que cada una toque la siguiente.',
    'corner-corner': 'No se puede pasar por una esquina. Pon el medio cubo entre los cubos.',
    'chance-title': 'Última oportunidad',
    'chance-text':
      'Nadie ha subido en toda una ronda. Es la última oportunidad: si no llegas más alto que nunca, la partida termina. ¡Sube!',
    'chance-hint': 'Hay sitio para ti en el cubo gris, a la altura 2.',
    'chance-done': 'Estás tan alto como Amarillo, y va por delante quien llegó el último.',
    'chance-over': 'Nadie ha subido: la partida termina, y Amarillo está más alto.',
    'tie-title': 'Llegar el último',
    'tie-text':
      'Otra vez la última oportunidad. Ya estuviste a la altura 3: volver no cuenta y termina la partida. A igual altura gana quien llegó el último. ¡Gana!',
    'tie-hint': 'Sube junto a Amarillo y termina el turno.',
    'tie-done': 'Misma altura, pero llegaste el último: ganas.',
    'tie-over': 'La partida termina, y Amarillo está más alto.',
    'bridge-title': 'Variante: puentes',
    'bridge-text':
      'En esta variante también puedes tender una escalera sobre un hueco. Cruza al cubo rojo con tu escalera pequeña.',
    'bridge-hint': 'Elige la cara superior del cubo rojo.',
    'bridge-done': 'Esta opción se elige antes de la partida.',
    'together-title': 'Variante: subir juntos',
    'together-text':
      'En esta variante, después de cada turno, los demás pueden mover su peón, sin escaleras. Amarillo acaba de jugar: síguelo y sube a la altura 2.',
    'together-hint': 'Pasa por el medio cubo gris para subir al cubo rojo.',
    'together-done': 'Así se juega la edición de 2017.',
  },
  climbersMisses: {
    'too-low': 'Estás a la altura {height}. Sube a la altura {needed}.',
    'not-there': 'Tu peón todavía no está ahí.',
    'tool-used': 'Has usado una herramienta que debías guardar.',
    'other-block': 'Mueve otro bloque: {block}.',
    'not-pushed': '{player}: el peón sigue en su sitio.',
    'no-stone': 'Tu piedra no está ahí.',
    'not-won': 'Así no se gana.',
  },
  xstackLessons: {
    'grab-title': 'Agarrar y soltar',
    'grab-text':
      'Agarra el cubo azul, ponlo sobre la barra blanca y suéltalo. Arrástralo con el ratón o con el dedo, o usa las flechas.',
    'grab-hint':
      'Levanta el cubo bien por encima de la barra, llévalo a la derecha hasta quedar sobre ella, bájalo y suéltalo.',
    'grab-done': 'Así es cada turno: coger un bloque y volver a ponerlo más alto.',
    'pull-title': 'Tirar despacio',
    'pull-text':
      'La barra roja está suelta entre las tablillas. Tira de ella hacia ti, recto y despacio, y ponla encima de la pila.',
    'pull-hint':
      'Tira de la barra hacia ti con la rueda, la tecla S o el control deslizante. Cuando esté fuera, levántala, llévala sobre la pila y suéltala.',
    'pull-done': 'Tira a lo largo del bloque y tómate tu tiempo: tienes 90 segundos por turno.',
    'jam-title': '¿Atascado? ¡Suelta!',
    'jam-text':
      'La barra de más abajo lo sostiene todo. Tira suavemente hasta notar que está atascada y suéltala. Después, pon cualquier otro bloque más alto.',
    'jam-hint':
      'Tira un poco de la barra de abajo hacia ti y suéltala en cuanto se atasque. Luego pon arriba una barra de un lado.',
    'jam-done': 'Mientras un bloque se haya movido menos de 1 cm, puedes soltarlo y probar otro.',
    'rotate-title': 'Girar un bloque',
    'rotate-text':
      'Pon la tablilla azul atravesada sobre las dos barras. Para eso tiene que apuntar hacia ti: gírala en el aire. Mantén pulsada Q o E, arrastra con Mayús o gira dos dedos.',
    'rotate-hint': 'Levanta la tablilla, gírala un cuarto de vuelta y bájala sobre las dos barras.',
    'rotate-done': 'Gira los bloques en el aire, no dentro de la pila.',
    'higher-title': 'Qué significa «más alto»',
    'higher-text':
      'Cuenta el punto más bajo: tiene que quedar más alto que antes. Pon la tablilla azul más alto.',
    'higher-hint': 'Pon la tablilla plana sobre la barra blanca.',
    'higher-done':
      'Mientras sostienes un bloque, una línea muestra la altura que debe superar su punto más bajo.',
    'higher-upright':
      'Ahora sobresale más, pero su punto más bajo está donde estaba. Ponla sobre la barra blanca.',
    'bonus-title': 'Coger un bonus',
    'bonus-text':
      'Después de poner un bloque más alto, puedes coger otro como bonus: aléjalo bien de la X. Pon un cubo sobre la barra y luego coge el otro.',
    'bonus-hint':
      'Primero pon un cubo sobre la barra blanca. Luego levanta el otro y tráelo hacia ti, lejos de la X.',
    'bonus-done': 'Un bonus vale un punto; uno rojo, nada.',
    'low-title': 'Demasiado bajo',
    'low-text':
      'Mira lo que cuesta un error: coge el cubo azul y ponlo más bajo, sobre las tablillas.',
    'low-hint': 'Levanta un poco el cubo azul, tráelo hacia ti junto al verde, bájalo y suéltalo.',
    'low-done':
      'Un bloque que no queda más alto se retira y te cuesta un punto. Busca un sitio antes de tirar.',
    'fall-title': 'Cuando caen bloques',
    'fall-text': 'El cubo rojo sujeta la tablilla blanca. Levanta el cubo rojo y mira qué pasa.',
    'fall-hint': 'Levanta el cubo rojo en línea recta.',
    'fall-done':
      'Cada bloque que toca la mesa cuesta un punto, y también el que tienes en la mano. Tu turno termina al instante.',
    'cancel-title': 'Anular penalizaciones',
    'cancel-text':
      'Tienes dos penalizaciones azules. Un bonus del mismo color las quita todas. Pon el cubo verde sobre la barra y luego coge el azul como bonus.',
    'cancel-hint': 'Pon el cubo verde sobre la barra blanca. Luego aleja el cubo azul de la X.',
    'cancel-done': 'Dos penalizaciones menos y un punto más: ese bonus valía tres puntos.',
    'cancel-colour': 'Ese color no anula nada. Coge el cubo azul.',
    'decline-title': 'Prohibido',
    'decline-text':
      'Tu rival acaba de poner el cubo azul, así que no puedes tocarlo. Lo demás podría caerse. Pasa: coge el cubo azul como penalización.',
    'decline-hint': 'Pulsa el botón «Pasar: cargar con B03» o la tecla X.',
    'decline-done': 'Pasar cuesta un punto. Un derrumbe cuesta más.',
    'loose-title': '¿Cuál está suelta?',
    'loose-text':
      'Hay tres barras bajo las dos tablillas, pero una casi no sostiene nada. Encuéntrala, sácala y ponla arriba.',
    'loose-hint': 'El peso está a la derecha. Tira de la barra azul de la izquierda.',
    'loose-done': 'Mira qué descansa sobre qué antes de tirar. Un tirón suave te dice el resto.',
    'last-title': 'El último turno',
    'last-text':
      'La partida termina cuando quedan cuatro bloques o menos en la X, y van 2 a 2. Pon un cubo más alto y coge un bonus con el que ganes.',
    'last-hint': 'Pon el cubo verde sobre el rojo. Luego coge el azul como bonus.',
    'last-done': 'Ganas 3 a 2.',
    'last-red': 'Un bonus rojo no vale nada, así que hay empate. Coge otro color.',
  },
  xstackMisses: {
    nothing: 'Todavía no ha pasado nada.',
    'not-put': 'Ningún bloque ha quedado más alto.',
    'other-block': 'Se puede, pero esta lección trata de otro bloque.',
    'lies-wrong': 'Está en el sentido equivocado. Gírala un cuarto de vuelta antes de soltarla.',
    'not-let-go':
      'No has probado la barra de abajo. Tira de ella, nota que está atascada y suéltala.',
    'no-bonus': 'No has cogido ningún bonus.',
    'not-low': 'Ahora está más alto. Por una vez, ponlo más bajo.',
    'too-few-fell': 'No ha caído nada. Quita el cubo rojo.',
    'not-cancelled': 'Aún tienes penalizaciones de ese color.',
    'not-declined': 'No estás obligado a tirar de un bloque. Pasa y coge el prohibido.',
    'not-won': 'Eso no basta para ganar.',
    fell: {
      one: 'Ha caído un bloque. Tu turno termina.',
      other: 'Han caído {count} bloques. Tu turno termina.',
    },
    low: 'Demasiado bajo: su punto más bajo tiene que quedar más alto que antes.',
    'given-up': 'Un bloque abandonado es una penalización. Intenta ponerlo más alto.',
    'time-over': 'Se acabaron tus 90 segundos.',
    declined: 'Has pasado. Esta vez tira de un bloque.',
  },
  guide: {
    title: 'Consejo',
    ok: 'Entendido',
    'klotz-first':
      'Tu primera jugada: elige tu Klotz rojo o una columna y después una de las casillas marcadas. Ve hacia tu propia esquina.',
    'klotz-refused':
      'No todas las jugadas valen. La línea bajo el tablero dice por qué; prueba con otra.',
    'klotz-win': '¡Puedes entrar en tu esquina y ganar!',
    'klotz-stop':
      'Cuidado: tu rival está a una jugada de ganar. Ponle una columna en el camino o captura su Klotz.',
    'klotz-capture':
      'Puedes capturar: termina el movimiento de una columna sobre el otro Klotz y volverá al centro.',
    'klotz-danger':
      'Una columna puede alcanzar tu Klotz. Aléjalo, o bloquea la columna moviéndola tú.',
    'klotz-threaten':
      'Puedes llegar a cuatro pasos de tu esquina con el camino libre. Así amenazas con ganar.',
    'klotz-over': 'Esa ha sido tu primera partida. Analízala, juega otra o prueba un problema.',
    'climbers-first':
      'Tu primer turno: mueve tu peón, luego un bloque y otra vez el peón. Después termina el turno.',
    'climbers-refused':
      'No todo está permitido. La línea bajo la torre dice por qué; prueba otra cosa.',
    'climbers-win': '¡Puedes terminar la partida ahora, en lo más alto!',
    'climbers-stop':
      'Tu rival podría subir mucho en su turno. Un bloque o tu piedra en el lugar justo lo impiden.',
    'climbers-climb':
      'En este turno hay un camino hacia arriba. A menudo basta un bloque girado a tu color.',
    'climbers-over': 'Esa ha sido tu primera partida. Analízala, juega otra o prueba un problema.',
    'klotz-turn':
      'Mueve tu Klotz exactamente cuatro pasos, o una columna sin piedra ajena tantos pasos como altura tenga. El camino puede girar una vez y debe estar libre; tu piedra queda sobre la columna que mueves.',
    'climbers-turn':
      'Mueve tu peón, luego un bloque, otra vez el peón y al final pon tu piedra; todo es opcional. Tu peón puede estar en su color y en el gris; un escalón es libre, para más hace falta una escalera.',
    'xstack-first':
      'Tu primer turno: saca despacio un bloque de la pila y ponlo más alto. Los de arriba son los más fáciles.',
    'xstack-refused':
      'No se puede coger cualquier bloque. La línea bajo la pila dice por qué; prueba con otro.',
    'xstack-stuck': 'Este está atascado. Suéltalo ahora y no pierdes nada; tira de otro bloque.',
    'xstack-put':
      '¡Bien hecho! Ahora puedes coger otro bloque suelto como bonus: aléjalo de la X. O termina tu turno sin arriesgar.',
    'xstack-forbidden':
      'El bloque marcado está prohibido: tu rival acaba de ponerlo. Si nada más parece seguro, puedes cogerlo como penalización en lugar de tirar.',
    'xstack-fell':
      'Cada bloque en la mesa cuesta un punto. Un bonus posterior del mismo color los anula.',
    'xstack-end':
      'Quedan pocos bloques. La partida termina con cuatro: mira quién va ganando antes de coger otro.',
    'xstack-over': 'Ha sido tu primera partida. Mira cómo ha ido o juega otra vez.',
    'xstack-turn':
      'Saca un bloque y ponlo más arriba de donde estaba; después puedes coger otro como bonus, o parar. Todo lo que cae cuenta en tu contra y termina el turno.',
    wait: 'No es tu turno. Observa, o repasa las jugadas anteriores.',
    over: 'La partida ha terminado. Puedes repasarla, analizarla o jugar otra.',
  },
} satisfies MessagesLike<typeof english>;
