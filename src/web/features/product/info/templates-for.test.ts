import { expect, test } from 'vitest'
import { byDrawing, templatesFor } from './templates-for.ts'

const template = (name: string, priceId: string | null) => ({
  id: name,
  name,
  fileName: `${name}.pdf`,
  mediaType: 'application/pdf',
  byteSize: 1,
  href: `/api/app/templates/${name}`,
  priceId,
})
const TEMPLATES = [template('a3', '1'), template('guide', null), template('a2', '2'), template('a2-mount', '2')]
const displayed = (priceId: string) => templatesFor(TEMPLATES, priceId).map(({ name }) => name)

test('the templates of the chosen variant come first, then those for all', () => {
  expect(displayed('2')).toEqual(['a2', 'a2-mount', 'guide', 'a3'])
  expect(displayed('1')).toEqual(['a3', 'guide', 'a2', 'a2-mount'])
})

test('a variant without a template of its own starts with those for all', () => {
  expect(displayed('3')).toEqual(['guide', 'a3', 'a2', 'a2-mount'])
})

test('the formats of a drawing are one, those of another variant are not', () => {
  const formats = [template('card', null), { ...template('card', null), fileName: 'card.svg' }, template('card', '1')]
  const drawings = byDrawing(formats).map((each) => each.map(({ fileName, priceId }) => [fileName, priceId]))
  expect(drawings).toEqual([
    [
      ['card.pdf', null],
      ['card.svg', null],
    ],
    [['card.pdf', '1']],
  ])
})
