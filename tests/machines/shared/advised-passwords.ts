/** A password for each advice that the paths give. */
import * as v from 'valibot'

export const PASSWORDS = { tooShort: 'abc', long: 'gravel lantern otter' }

export const Typed = v.object({ advice: v.nullable(v.picklist(['tooShort', 'long'])) })
