/** What a site finds in its tab's storage, or in the browser's, and whether the browser lets it. Runs in the page. */

export type TabStorage = {
  key: string
  kept: string | null
  /** Whether all tabs share it. */
  isShared?: true
  /** What throws, if anything, as where the browser forbids storage or has no room. */
  fails?: 'reading' | 'writing' | undefined
}

declare global {
  interface Window {
    untouchedStorage?: Pick<Storage, 'getItem' | 'setItem'>
  }
}

export function setTabStorage({ key, kept, isShared, fails }: TabStorage): void {
  const storage = isShared ? localStorage : sessionStorage
  const { prototype } = Storage
  window.untouchedStorage ??= { getItem: prototype.getItem, setItem: prototype.setItem }
  const { getItem, setItem } = window.untouchedStorage
  if (kept === null) storage.removeItem(key)
  else setItem.call(storage, key, kept)
  prototype.getItem = function (name) {
    if (fails === 'reading' && name === key) throw new DOMException('Forbidden', 'SecurityError')
    return getItem.call(this, name)
  }
  prototype.setItem = function (name, value) {
    if (fails === 'writing' && name === key) throw new DOMException('Full', 'QuotaExceededError')
    setItem.call(this, name, value)
  }
}

/** What is stored, also where the site cannot read it. */
export const readTab = (key: string): string | null => sessionStorage[key] ?? null
