type Child = Node | string | null

interface Attributes {
  [name: string]: string | number | boolean | ((event: Event) => void) | undefined
}

/** `element('button', { class: 'spin', onclick: spin }, 'Spin')` */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') made.toggleAttribute(name, value)
    else if (value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(...children.filter((child) => child !== null))
  return made
}

/** A drawing of our own, never text from elsewhere. */
export function drawing(markup: string, class_name = ''): Element {
  const holder = document.createElement('span')
  holder.className = class_name
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = markup
  return holder
}

export function button(label: Child, attributes: Attributes = {}, ...more: Child[]): HTMLButtonElement {
  return element('button', { type: 'button', ...attributes }, label, ...more)
}

/** Puts these in the place of whatever was inside. replaceChildren is younger than many phones. */
export function fill(node: Element | null | undefined, ...children: (Node | string)[]): void {
  if (!node) return
  node.textContent = ''
  node.append(...children)
}
