/** Our module. */
export function ours({ module, text }) {
    const vigil = module.XStackVigil.start(text);
    return { name: 'ours', steps: (count) => vigil.steps(count) };
}
