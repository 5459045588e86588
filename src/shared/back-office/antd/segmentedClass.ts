import styles from './antd.module.css';

/**
 * The class for a `Segmented`: the selected segment has an outline when forced colours replace its background.
 * Upstream: https://github.com/ant-design/ant-design/issues/41821, reported for Radio.
 */
export const segmentedClass = styles.segmented ?? '';
