import { describe, expect, test } from 'vitest'
import { chosenGround, groundColours, isEngravedMetal, isOnColour, layOnGround, pageGround } from './ground.ts'

test('a page lies on the colour where nothing covers it, and half on it where half does', () => {
  const page = { width: 3, height: 1, data: Uint8Array.of(200, 0, 0, 255, 200, 0, 0, 0, 255, 255, 255, 128) }
  layOnGround(page, [20, 40, 60])
  expect([...page.data]).toEqual([200, 0, 0, 255, 20, 40, 60, 255, 138, 148, 158, 255])
})

test('cloth is printed on its colour, and so are bags, bottles, mugs and pens; paper is white', () => {
  expect(isOnColour('TEXTILE', null)).toBe(true)
  expect(isOnColour('OBJECT', 'bottle')).toBe(true)
  expect(isOnColour('UNCOATED', 'paper-bag')).toBe(true)
  expect(isOnColour('COATED', 'card')).toBe(false)
  expect(isOnColour('OBJECT', 'mug')).toBe(true)
  expect(isOnColour('OBJECT', 'pen')).toBe(true)
  expect(isOnColour('TEXTILE', 'cap')).toBe(true)
  expect(isOnColour('COATED', null)).toBe(false)
})

test('a laser shows the metal of bottles and pens, and none of wood; a print shows its colours', () => {
  expect(isEngravedMetal('ENGRAVED', 'bottle')).toBe(true)
  expect(isEngravedMetal('ENGRAVED', 'coaster')).toBe(false)
  expect(isEngravedMetal('ENGRAVED', null)).toBe(false)
  expect(isEngravedMetal('OBJECT', 'bottle')).toBe(false)
})

test('a page lies on the colour that was chosen, and on white where it is engraved and has the inks of its file', () => {
  const colours = [
    { colour: '#fdfcf9', isChosen: false },
    { colour: '#17181c', isChosen: true },
  ]
  expect([chosenGround(colours), chosenGround([])]).toEqual(['#17181c', undefined])
  expect(pageGround({ colours, isEngraved: false })).toBe('#17181c')
  expect(pageGround({ colours, isEngraved: true })).toBeUndefined()
})

describe('the colours that a design is seen on', () => {
  const [name, black, red] = [{ en: 'Card' }, { en: 'Black' }, { en: 'Red' }]
  const colours = [
    { id: '1', name: black, colour: '#17181c', isMaterial: false },
    { id: '2', name: red, colour: '#d13a1f', isMaterial: false },
  ]
  const card = { name, kind: 'card', ground: null, colours } as const

  test('are none of a card whose colour may be that of its edge', () => {
    expect(groundColours(card, 'COATED', new Set(['2']))).toEqual([])
  })

  test('are those of a card that is dyed through', () => {
    const dyed = { ...card, ground: '#17181c' }
    expect(chosenGround(groundColours(dyed, 'COATED', new Set(['2'])))).toBe('#d13a1f')
    expect(groundColours({ ...dyed, colours: [] }, 'COATED', new Set())).toEqual([
      { name, colour: '#17181c', isChosen: true },
    ])
  })

  test('are that of the product first, where none of its choices is taken', () => {
    const shirt = { ...card, kind: 'shirt', ground: '#ffffff' } as const
    expect(groundColours(shirt, 'TEXTILE', new Set()).map(({ colour, isChosen }) => [colour, isChosen])).toEqual([
      ['#ffffff', true],
      ['#17181c', false],
      ['#d13a1f', false],
    ])
  })
  test('are that of the board that is chosen, and not that of the edges', () => {
    const board = { id: '3', name: { en: 'Black board' }, colour: '#17181c', isMaterial: true }
    const cotton = { id: '4', name: { en: 'Cotton' }, colour: '#fdfcf9', isMaterial: true }
    const boards = { ...card, colours: [...colours, board, cotton] }
    const seen = (...taken: string[]) => groundColours(boards, 'COATED', new Set(taken))
    expect(seen('2', '3')).toEqual([
      { name: board.name, colour: '#17181c', isChosen: true },
      { name: cotton.name, colour: '#fdfcf9', isChosen: false },
    ])
    expect(chosenGround(seen('4'))).toBe('#fdfcf9')
    const coated = { ...cotton, id: '5', name: { en: 'Coated' } }
    const papers = groundColours({ ...card, colours: [board, cotton, coated] }, 'COATED', new Set(['5']))
    expect(papers.map(({ name: { en } }) => en)).toEqual(['Black board', 'Coated'])
    expect(chosenGround(seen())).toBeUndefined()
    const dyed = { ...boards, ground: '#c49a6c' }
    expect(chosenGround(groundColours(dyed, 'COATED', new Set(['2', '4'])))).toBe('#fdfcf9')
    expect(chosenGround(groundColours(dyed, 'COATED', new Set()))).toBe('#c49a6c')
  })
})
