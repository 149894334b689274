import type { LaterTexts } from '../t'

/** Spanish of the rooms that are opened later. */
export const later: LaterTexts = {
  'set.title': 'Ajustes',

  'fair.title': 'Una baraja justa',
  'fair.sealed': 'El servidor selló su parte de la mezcla antes de que tomaras asiento. Después, este dispositivo añadió la suya, un número al azar, y ahí sigue.',
  'fair.lobby': 'El servidor ha sellado su parte de la mezcla. Cuando tomaste asiento, este dispositivo añadió la suya, un número al azar.',

  'menu.resign': 'Abandonar la partida',
  'menu.resign.sure': '¿Abandonar para siempre? Tu bolsa pasa a tu cofre y ya no podrás ganar.',
  'menu.leave': 'Dejar el asiento',
  'menu.leave.sure': '¿Dejar el asiento? Otra persona podrá ocuparlo.',
  'menu.others': 'El resto del grupo',
  'menu.evict': 'Quitar el asiento a {name}',
  'menu.evict.sure': '¿Quitar el asiento a {name}? Otra persona podrá ocuparlo.',
  'menu.remove': 'Sacar a {name} de la partida',
  'menu.remove.sure': '¿Sacar a {name} para siempre? Su bolsa pasa a su cofre y ya no podrá ganar.',
  'seat.title': 'Tu asiento en otros dispositivos',
  'seat.devices': {
    one: 'Está abierto en {n} dispositivo.',
    many: 'Está abierto en {n} dispositivos.',
    other: 'Está abierto en {n} dispositivos.',
  },
  'seat.move': 'Jugar también en otro dispositivo',
  'seat.how': 'Escanéalo con el otro dispositivo, o escribe allí el código en «Entrar con código». Vale una sola vez, durante diez minutos.',
  'seat.signout': 'Cerrar la sesión en los demás',
  'seat.signout.sure': '¿Cerrar la sesión de este asiento en los demás dispositivos? Solo queda este.',
  'seat.letin': 'Dejar entrar a {name} desde otro dispositivo',
  'seat.letin.how': 'Dáselo solo a {name}: abre este asiento una sola vez, durante diez minutos. Toda la mesa se entera.',
  'menu.yes': 'Sí',
  'menu.no': 'No',

  'ended.title': 'La cueva {n} queda cerrada',
  'ended.next': 'A la cueva {n}',
  'ended.result': 'Al resultado',
  'result.title': 'Fin de la partida',
  'result.won': 'Gana {names}',
  'result.nobody': 'No queda nadie para ganar',
  'result.shared': 'Victoria compartida',
  'result.you': 'Ganas tú',
  'result.points': { one: 'punto', many: 'puntos', other: 'puntos' },
  'result.again': 'Abrir otra mesa',
  'result.cave': 'La puntuación es lo que hay en el cofre más lo que valen las reliquias.',

  'story.none': 'No ha pasado nada desde que abriste esta página.',
  'story.away': 'Estuviste fuera: lo que pasó entretanto no sale aquí.',
}
