/** A pseudo-random number from 0 to 1. Deterministic, because prerendering and hydration must agree. */
function noise(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}

/** `count` points scattered in the unit cube. */
export function scatter(count: number): { x: number; y: number; z: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    x: noise(index + 1),
    y: noise(index + 101.3),
    z: noise(index + 211.7),
  }))
}
