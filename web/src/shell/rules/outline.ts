/** The structure of a rules text without its words; the same in every language. */
import type { Block, Outline, RulesText } from './shape';

export function skeleton<Section extends string, Figure extends string>(
  text: RulesText<Section, Figure>,
  { sections }: Outline<Section, Figure>,
): unknown {
  return sections.map((name) => [name, text.sections[name].body.map(kind)]);
}

function kind(content: Block): string {
  if (typeof content === 'string') return 'paragraph';
  return 'list' in content ? `list of ${content.list.length}` : `${content.terms.length} terms`;
}
