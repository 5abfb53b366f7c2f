import { useStore } from '@nanostores/react'
import { $query } from '../../../stores/menu/menu-query.ts'
import { $sections } from '../../../stores/menu/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { useShelfTexts } from './use-shelf-texts.ts'

const s = styles({ text: 'max-width:68ch;white-space:pre-line;text-wrap:pretty;' })

/** The retailer's text about the chosen category, or about its subcategory if one is chosen and has a text. */
export function CategoryText() {
  const { category: slug, subs } = useStore($query)
  const category = useStore($sections).find(section => section.category.slug === slug)?.category
  const texts = useShelfTexts(category !== undefined)
  if (!category) return null
  const sub = subs.length === 1 ? category.subCategory.find(one => one.slug === subs[0]) : undefined
  const textOf = (id: string | undefined) => texts?.categories.find(one => one.id === id)?.text
  const text = textOf(sub?.id) ?? textOf(category.id)
  return text ? <p className={s.text}>{text}</p> : null
}
