/** The part of Motion that animates, in a module of its own so that it is loaded later. */
export { domAnimation } from 'motion/react'
