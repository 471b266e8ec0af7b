/** Our module. */
export function ours({ module, text }) {
    const vigil = module.XStackVigil.start(text);
    const places = () => {
        const numbers = vigil.places();
        const count = numbers.length / 3;
        return Array.from({ length: count }, (_, at) => [...numbers.slice(3 * at, 3 * at + 3)]);
    };
    return { name: 'ours', steps: (count) => vigil.steps(count), places };
}
