/** The current values of a form's inputs, by name; for a checkbox, whether it is checked. */
export function typedValues(form: HTMLFormElement): [name: string, value: string | boolean][] {
  return [...form.elements].flatMap((element): [string, string | boolean][] => {
    if (element instanceof HTMLInputElement)
      return [[element.name, element.type === 'checkbox' ? element.checked : element.value]]
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      return [[element.name, element.value]]
    return []
  })
}
