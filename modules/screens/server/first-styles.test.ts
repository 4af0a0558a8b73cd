import { describe, expect, test } from 'vitest'
import { parseRules, splitStyles } from './first-styles.ts'

const split = (css: string, markup: string, lang = 'en') => splitStyles(parseRules(css), { markup, lang })

describe('a document brings the rules', () => {
  test.each([
    ['of classes that are there', '.a{color:red}', '<p class="x a">'],
    ['of elements that are there', 'ul,ol{margin:0}', '<ol>'],
    ['of the document itself', 'html{color:red}', ''],
    ['of every state of what is there', '.a:hover{color:red}', '<p class="a">'],
    ['of a part of what is there', '.a:before{content:"}"}', '<p class="a">'],
    [
      'of attributes that are there, whatever they say',
      '.a[data-on=true] b{color:red}',
      '<p class="a" data-on="false"><b>',
    ],
    ['of its language', ':lang(zh){--lh:2}', ''],
    ['of what is not something else', '.a:not(.b){color:red}', '<p class="a">'],
    ['of a window that is wide enough', '@media (min-width:9px){.a{color:red}.a b{color:red}}', '<p class="a"><b>'],
    ['of motions that are there', '.a{animation:1s turn}@keyframes turn{0%{top:0}to{top:1px}}', '<p class="a">'],
  ])('%s', (_what, css, markup) => {
    expect(split(css, markup, 'zh-Hans')).toEqual({ fonts: '', first: css, later: '' })
  })
})

describe('a document leaves out the rules', () => {
  test.each([
    ['of classes that are not there', '.a{color:red}'],
    ['of elements that are not there', '.x table{color:red}'],
    ['of attributes that are not there', '.x[data-on=true]{color:red}'],
    ['of other languages', ':lang(th){--lh:2}'],
    ['of motions that are not there', '@keyframes turn{to{top:1px}}'],
    ['of a window that is wide enough', '@media (min-width:9px){.a{color:red}}'],
  ])('%s', (_what, css) => {
    expect(split(css, '<p class="x">')).toEqual({ fonts: '', first: '@media all{}', later: css })
  })
})

test('the faces of its fonts stand apart, so that what follows changes none of them', () => {
  const face = '@font-face{font-family:F;src:url(f.woff2)}'

  expect(split(`.b{top:0}${face}.a{top:0}`, '<p class="a">')).toEqual({
    fonts: face,
    first: '@media all{}.a{top:0}',
    later: '.b{top:0}',
  })
})

test('each gap stands where its rules stood, also within a group', () => {
  const css = '.a{top:0}.b{top:0}.c{top:0}@media (min-width:9px){.a{top:1px}.b{top:1px}.d{top:1px}}.d{top:2px}'

  expect(split(css, '<p class="b">')).toEqual({
    fonts: '',
    first: '@media all{}.b{top:0}@media all{}@media (min-width:9px){.b{top:1px}}@media all{}',
    later: '.a{top:0}\n.c{top:0}@media (min-width:9px){.a{top:1px}}\n@media (min-width:9px){.d{top:1px}}.d{top:2px}',
  })
})

test('colours that only later rules name follow with them', () => {
  const css =
    ':root{color-scheme:light;--raw:#fff;--page:var(--raw);--card:#eee}.a{color:var(--page)}.b{color:var(--card)}'

  expect(split(css, '<p class="a">')).toEqual({
    fonts: '',
    first: ':root{color-scheme:light;--raw:#fff;--page:var(--raw)}@media all{}.a{color:var(--page)}@media all{}',
    later: ':root{--card:#eee}\n.b{color:var(--card)}',
  })
})

test('a line of a colour that the markup names itself comes with it', () => {
  expect(split(':root{--c:#eee}', '<p style="color:var(--c)">')).toEqual({
    fonts: '',
    first: ':root{--c:#eee}',
    later: '',
  })
})
