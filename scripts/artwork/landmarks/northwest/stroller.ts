/** Somebody on the trail with a dog, lit from the right. */
import { ellipse, type Shape } from '../../shape.ts'

export function stroller(
  x: number,
  y: number,
  tall: number,
  dark: string,
  coat: string,
  rim: string,
): Shape[] {
  const at = (px: number, py: number) => `${(x + px * tall).toFixed(1)} ${(y - py * tall).toFixed(1)}`
  return [
    {
      d: `M${at(0.02, 0)}L${at(-0.9, -0.1)}L${at(-0.86, -0.14)}L${at(0.1, -0.03)}z`,
      fill: dark,
      opacity: 0.35,
    },
    {
      d: `M${at(-0.03, 0.48)}L${at(-0.1, 0.02)}M${at(0.04, 0.48)}L${at(0.11, 0.02)}`,
      stroke: dark,
      width: 0.075 * tall,
      round: true,
    },
    {
      d: `M${at(-0.05, 0.86)}Q${at(-0.15, 0.78)} ${at(-0.13, 0.4)}L${at(0.13, 0.4)}Q${at(0.15, 0.78)} ${at(0.05, 0.86)}z`,
      fill: coat,
    },
    {
      d: `M${at(0.1, 0.8)}Q${at(0.18, 0.64)} ${at(0.24, 0.5)}`,
      stroke: coat,
      width: 0.06 * tall,
      round: true,
    },
    { d: `M${at(0.055, 0.86)}Q${at(0.15, 0.78)} ${at(0.13, 0.4)}`, stroke: rim, width: 0.022 * tall },
    { d: ellipse(x + 0.005 * tall, y - 0.92 * tall, 0.062 * tall, 0.078 * tall), fill: dark },
    { d: `M${at(0.24, 0.5)}Q${at(0.45, 0.3)} ${at(0.62, 0.27)}`, stroke: dark, width: 0.012 * tall },
    {
      d: `M${at(0.5, 0.2)}Q${at(0.6, 0.27)} ${at(0.74, 0.25)}L${at(0.8, 0.34)}L${at(0.84, 0.31)}L${at(0.92, 0.27)}L${at(0.9, 0.23)}L${at(0.82, 0.22)}L${at(0.79, 0.15)}L${at(0.79, 0.01)}L${at(0.75, 0.01)}L${at(0.74, 0.13)}L${at(0.59, 0.13)}L${at(0.56, 0.01)}L${at(0.52, 0.01)}L${at(0.53, 0.14)}L${at(0.5, 0.2)}L${at(0.42, 0.3)}L${at(0.41, 0.28)}z`,
      fill: dark,
    },
    {
      d: `M${at(0.6, 0.265)}Q${at(0.68, 0.27)} ${at(0.74, 0.255)}L${at(0.8, 0.34)}`,
      stroke: rim,
      width: 0.018 * tall,
    },
  ]
}
