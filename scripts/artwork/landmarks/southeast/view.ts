/** The frame of the street, and where what stands on it is seen. Its measures are in metres. */
import { type Point, polygon } from '../../shape.ts'

/** The end of the street, and the focal length. */
export const [END, LINE, LENS] = [880, 432, 560]
/** The height of the eye. */
const EYE = 1.75
/** Half the width between the fronts, and between the kerbs. */
export const [FRONT, KERB] = [10.5, 6.6]

export const seen = (across: number, up: number, away: number): Point => [
  END + (across * LENS) / away,
  LINE - ((up - EYE) * LENS) / away,
]

/** What lies in the plane of a front: from one distance to another, between two heights. */
export const pane = (
  across: number,
  [near, far]: readonly [number, number],
  low: number,
  high: number,
): string =>
  polygon(
    [seen(across, low, near), seen(across, low, far), seen(across, high, far), seen(across, high, near)],
    1,
  )

/** What faces the eye. */
export const facing = (left: number, right: number, low: number, high: number, away: number): string =>
  polygon([seen(left, low, away), seen(right, low, away), seen(right, high, away), seen(left, high, away)], 1)

/** What lies on the ground. */
export const floor = (left: number, right: number, near = 3.2, far = 300): string =>
  polygon([seen(left, 0, near), seen(right, 0, near), seen(right, 0, far), seen(left, 0, far)], 1)
