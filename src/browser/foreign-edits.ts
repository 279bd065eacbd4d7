/**
 * Translators wrap or replace the page's texts, and other extensions move or remove its elements. React finds what it
 * has rendered by identity: where a text is gone it throws, and the page with it (facebook/react#11538), or its change
 * stays unseen. So before React removes or changes such a node, or inserts another before it, it is put back in its
 * place; a translator translates it again.
 */

const { insertBefore, removeChild, replaceChild } = Node.prototype

/** What took the place of a removed node. */
const replacements = new WeakMap<Node, Node>()

/** Lets React work on a page that something else edits, from now on. */
export function tolerateEdits(): void {
  const edits = new MutationObserver(note)
  edits.observe(document, { childList: true, subtree: true })
  const putBack = (node: Node, parent?: Node) => {
    note(edits.takeRecords())
    if (parent?.contains(node)) unwrap(node, parent)
    else if (!node.isConnected) replaceBy(node, parent)
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) putBack(child, this)
    // What is gone without a trace need not be removed.
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    if (next && next.parentNode !== this) putBack(next, this)
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.isConnected) putBack(this)
      value?.set?.call(this, text)
    },
  })
}

/** One node may have been added first, and the other removed afterwards. */
function note(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [replacement] = [...addedNodes, previousSibling, nextSibling].filter(
      (node) => node !== null && added.has(node),
    )
    for (const removed of removedNodes) if (replacement) replacements.set(removed, replacement)
  }
}

/** Takes a node out of what something else has wrapped around it. */
function unwrap(node: Node, parent: Node): void {
  let wrapper = node
  while (wrapper.parentNode && wrapper.parentNode !== parent) wrapper = wrapper.parentNode
  insertBefore.call(parent, node, wrapper)
  // An empty element would have a gap beside it in a row.
  if (!wrapper.textContent) removeChild.call(parent, wrapper)
}

/** Puts a removed node in the place of what replaced it, anywhere or within `parent`. */
function replaceBy(node: Node, parent?: Node): void {
  let place = replacements.get(node)
  while (place && parent && place.parentNode !== parent) place = place.parentNode ?? undefined
  if (place?.parentNode) replaceChild.call(place.parentNode, node, place)
}
