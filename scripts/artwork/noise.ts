/** Seeded random numbers and noise: the same seed gives the same picture on every machine. */

/** A generator of numbers in [0, 1), deterministic for a seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth noise over the plane, about -1 to 1. */
export type Noise = (x: number, y: number) => number

/** Gradient noise with one feature per unit, deterministic for a seed. */
export function gradientNoise(seed: number): Noise {
  const draw = random(seed)
  const order = new Uint8Array(512)
  const across = new Float64Array(256)
  const along = new Float64Array(256)
  for (let i = 0; i < 256; i++) {
    order[i] = i
    const turn = draw() * 2 * Math.PI
    across[i] = Math.cos(turn)
    along[i] = Math.sin(turn)
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1))
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
  for (let i = 0; i < 256; i++) order[i + 256] = order[i] ?? 0

  const corner = (column: number, row: number, dx: number, dy: number): number => {
    const index = order[(order[column & 255] ?? 0) + (row & 255)] ?? 0
    return (across[index] ?? 0) * dx + (along[index] ?? 0) * dy
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const u = fade(dx)
    const v = fade(dy)
    const top = lerp(corner(column, row, dx, dy), corner(column + 1, row, dx - 1, dy), u)
    const bottom = lerp(corner(column, row + 1, dx, dy - 1), corner(column + 1, row + 1, dx - 1, dy - 1), u)
    return 1.5 * lerp(top, bottom, v)
  }
}

/** Noise with `octaves` layers of detail, each twice as fine and half as strong, about -1 to 1. */
export function layeredNoise(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 1
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1)
    weight /= 2
    scale *= 2
  }
  return sum / (2 - 2 * weight)
}

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

const fade = (share: number): number => share * share * share * (share * (share * 6 - 15) + 10)
