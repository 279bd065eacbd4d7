/** Whether something else has edited the prerendered page before it is hydrated: a translator, an extension. */

let edited = false
let edits: MutationObserver | undefined

/** Watches from now on until the page is hydrated. */
export function watchEdits(): void {
  edits = new MutationObserver(() => {
    edited = true
  })
  edits.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** From now on React edits the page. */
export const stopWatchingEdits = () => edits?.disconnect()

/** React renders an edited page anew instead of hydrating it. Translators that came earlier have left their elements. */
export const isEdited = () => edited || document.querySelector('font') !== null
