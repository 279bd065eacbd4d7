/** See scripts/vite/scenes.ts. */
declare module 'virtual:scenes' {
  /** The address of the folder with the drawn scenes. */
  export const folder: string
}
