/**
 * Lays an element out by measures that only the document knows, as its `ref`: style attributes are refused by the content
 * security policy, styles that script sets are not.
 */
export const laidOut =
  (style: Readonly<Record<string, string>>) =>
  (element: HTMLElement | SVGElement | null): void => {
    if (element) Object.assign(element.style, style)
  }
