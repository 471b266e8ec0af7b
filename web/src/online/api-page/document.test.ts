import { describe, expect, it } from 'vitest';
import { chapters, shapes, typeName, type ApiDocument } from './document';

const DOCUMENT: ApiDocument = {
  info: { title: 'Holz', version: '1' },
  tags: [{ name: 'operators' }, { name: 'programs', description: 'With a token.' }],
  paths: {
    '/api/bot/tables/{id}/sit': {
      post: {
        tags: ['programs'],
        summary: 'Sits down.',
        security: [{ token: [] }],
        parameters: [{ name: 'id', description: 'The table.', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/x/BotSit' } } } },
        responses: {
          '200': { content: { 'application/x-ndjson': { schema: { $ref: '#/x/BotTurn' } } } },
        },
      },
    },
    '/readyz': { get: { tags: ['somewhere'] } },
  },
  components: {
    schemas: {
      BotSit: {
        description: 'Sit down.',
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, seat: { type: ['integer', 'null'] } },
      },
      Player: { oneOf: [{ type: 'object', properties: { kind: { enum: ['human'] } } }] },
    },
  },
};

describe('the document about what programs can ask', () => {
  it('says what can be asked, and what is answered', () => {
    const [programs, others] = chapters(DOCUMENT);
    expect(programs).toMatchObject({ name: 'programs', text: 'With a token.' });
    expect(programs!.questions).toEqual([
      {
        part: 'programs',
        method: 'POST',
        path: '/api/bot/tables/{id}/sit',
        text: 'Sits down.',
        token: true,
        parameters: [{ name: 'id', text: 'string: The table.' }],
        sends: 'BotSit',
        answers: [{ status: '200', what: 'BotTurn (application/x-ndjson)' }],
      },
    ]);
    expect(others!.questions).toMatchObject([{ method: 'GET', path: '/readyz' }]);
  });

  it('says what types are made of', () => {
    const [sit, player] = shapes(DOCUMENT);
    expect(sit!.variants[0]!.fields).toEqual([
      { name: 'id', type: 'string', text: '', optional: false },
      { name: 'seat', type: 'integer | null', text: '', optional: true },
    ]);
    expect(player!.variants[0]!.fields[0]!.type).toBe('"human"');
  });

  it('writes types as one would', () => {
    expect(typeName({ type: 'array', items: { $ref: '#/x/Scope' } })).toBe('Scope[]');
    expect(typeName({ oneOf: [{ type: 'null' }, { $ref: '#/x/Rating' }] })).toBe('null | Rating');
    expect(typeName({ type: 'object', properties: { a: { type: 'string' } } })).toBe(
      '{ a: string }',
    );
  });
});
