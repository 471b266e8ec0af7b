/** The structure of a rules text without its words; the same in every language. */
import type { Block, Outline, RulesText } from './shape';

export function skeleton<Section extends string, Figure extends string>(
  text: RulesText<Section, Figure>,
  { sections }: Outline<Section, Figure>,
): unknown {
  const body = sections.map((name) => [name, text.sections[name].body.map(kind)]);
  return [text.summary.terms.length, ...body];
}

function kind(content: Block): string {
  if (typeof content === 'string') return 'paragraph';
  if ('list' in content) return `list of ${content.list.length}`;
  if ('steps' in content) return `${content.steps.length} steps`;
  if ('table' in content) {
    return `${content.table.head.length} columns, ${content.table.rows.length} rows`;
  }
  return `${content.terms.length} terms`;
}
