/** A dog asleep on the rug under the desk, curled up, its head on its paws to the left. */
import { ink, mix, oklch } from '../../palette.ts'
import { ellipse, type Shape } from '../../shape.ts'

export function dog(): Shape[] {
  const fur = oklch(64, 0.085, 66)
  const dark = mix(fur, ink.soil, 0.5)
  return [
    { d: ellipse(920, 786, 150, 13), fill: ink.night, opacity: 0.5 },
    // The back and the haunch, then the tail around it.
    {
      d: 'M806 776C800 726 838 686 900 682 976 676 1044 704 1052 752 1056 778 1030 790 996 790H836Q810 790 806 776z',
      fill: fur,
    },
    { d: 'M960 690Q1040 700 1052 752 1056 778 1030 790H964Q1010 740 960 690z', fill: dark, opacity: 0.55 },
    { d: 'M984 786Q962 742 1000 726 1034 722 1046 760', stroke: dark, width: 5, round: true },
    { d: 'M1040 776Q990 800 912 784', stroke: mix(fur, dark, 0.4), width: 18, round: true },
    {
      d: 'M842 712Q876 684 930 684 976 684 1010 700',
      stroke: mix(fur, ink.wheat, 0.55),
      width: 5,
      round: true,
    },
    // The paws, the head and the ear.
    { d: 'M846 784H770q-16-2-14-14 4-8 18-8h70z', fill: mix(fur, ink.wheat, 0.25) },
    {
      d: 'M862 724Q836 706 808 716 790 724 780 740L752 752Q744 764 756 772 786 782 824 776 858 770 870 748z',
      fill: mix(fur, ink.wheat, 0.12),
    },
    { d: 'M836 714Q866 710 872 746 868 772 850 770 834 752 828 730z', fill: dark },
    { d: 'M788 748q8 6 18 2', stroke: ink.deep, width: 4, round: true },
    { d: ellipse(755, 757, 8, 7), fill: ink.deep },
    { d: 'M868 742Q862 764 846 780', stroke: ink.brick, width: 9, round: true },
  ]
}
