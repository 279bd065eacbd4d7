/** Says that a page was loaded anew because its code was no longer there, as after a release. */
import { messages } from '../../../content/messages.ts'
import { LEFT_BUILD } from '../../loading/new-build.ts'
import { showToast } from '../../ui/toast.ts'

/** The router reloads the page once per missing file, and records that under a key with this prefix. */
const RELOADED = 'tanstack_router_reload:'
const TOLD = 'reloads-told'

export function tellOfReload(): void {
  try {
    const reloads = Object.keys(sessionStorage).filter((key) =>
      [RELOADED, LEFT_BUILD].some((prefix) => key.startsWith(prefix)),
    ).length
    if (reloads <= Number(sessionStorage.getItem(TOLD))) return
    sessionStorage.setItem(TOLD, String(reloads))
  } catch {
    // Without storage nothing was reloaded.
    return
  }
  showToast({ tone: 'success', ...messages.loadedAnew })
}
