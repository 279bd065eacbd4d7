/** The house: its walls, its ridge, its ceilings, and the floor of its basement, in px. A crop to 1:2 still has all of it. */
export const LEFT = 610
export const RIGHT = 990
export const RIDGE = 56
export const BEDROOM = 230
export const KITCHEN = 400
export const GROUND = 570
export const BASE = 764
