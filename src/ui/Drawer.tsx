import { Dialog, type DialogProps } from './Dialog.tsx'

/** A dialog along the right edge, as wide as section 2 says: the menu on a phone. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} place="right" />
}
