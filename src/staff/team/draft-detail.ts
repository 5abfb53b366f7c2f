import { say, type Word } from '../staff-words.ts'

const deeds: Record<string, Word> = {
  'changes dropped': 'audit.dropped',
  'conflicts settled': 'audit.settled',
  deleted: 'audit.deleted',
  'not scheduled': 'audit.unscheduled'
}

function partText(part: string, writeTime: (instant: string) => string): string {
  const deed = deeds[part]
  if (deed) return say(deed)
  const [, count] = /^(\d+) changes$/.exec(part) ?? []
  if (count !== undefined) return say('audit.changes', { count: Number(count) })
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(part) ? say('audit.at', { time: writeTime(part) }) : part
}

/** The recorded detail of something done with a draft, in words: its name, then what happened to it. */
export function draftDetail(detail: string, writeTime: (instant: string) => string): string {
  const at = detail.lastIndexOf(', ')
  const [name, last] = at < 0 ? ['', detail] : [detail.slice(0, at), detail.slice(at + 2)]
  return [name, partText(last, writeTime)].filter(Boolean).join(', ')
}

/** The reason for which something was published in spite of hints: it follows the draft's name and the ids of the rules. */
export const lawReason = (detail: string): string => detail.replace(/^.*?: /, '')
