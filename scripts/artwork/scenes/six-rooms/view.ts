/** The house in section: three rooms on each of two floors, in px. */
export const ROOM = { wide: 300, tall: 226 } as const
/** The foot of a room's back wall, and where people stand on its floor. */
export const [WALL, STAND] = [190, 214]
/** The walls between the rooms and those outside, and the floor between the storeys. */
const [INNER, OUTER, SLAB] = [12, 18, 14]
export const LEFT = 320
export const RIGHT = LEFT + 3 * ROOM.wide + 2 * INNER + 2 * OUTER
export const UPPER = 300
const LOWER = UPPER + ROOM.tall + SLAB
export const GROUND = LOWER + ROOM.tall + 18

/** The upper left corner of a room, counted as the stages of a sale are. */
export const corner = (index: number): readonly [x: number, y: number] => [
  LEFT + OUTER + (index % 3) * (ROOM.wide + INNER),
  index < 3 ? UPPER : LOWER,
]
