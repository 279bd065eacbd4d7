/** The shelf: its surface at the wall and at its front edge, and where the detector stands. */
export const [BACK, BOARD, FRONT] = [660, 722, 736]
export const PUCK = { x: 832, y: 618, wide: 116, high: 72 }
