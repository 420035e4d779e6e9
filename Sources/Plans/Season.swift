/// Northern seasons in whole months, by their first month.
package enum Season: Int, Sendable, Hashable, CaseIterable {
  case spring = 3, summer = 6, autumn = 9, winter = 12
}
