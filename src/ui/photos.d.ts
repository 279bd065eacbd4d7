/** Made by the build from the photographs that the content names: `scripts/vite/photos.ts`. */
declare module 'virtual:photos' {
  /** By name as in the content. */
  export const photos: Readonly<
    Record<
      string,
      | {
          /** First part of the URLs; followed by `-WIDTH.FORMAT`. */
          base: string
          width: number
          height: number
          /** In pixels, rising. */
          widths: readonly number[]
        }
      | undefined
    >
  >
}
